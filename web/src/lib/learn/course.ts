// The guided match as this browser keeps it: which match it is and which lessons are learnt.

/** The guided match of this browser. */
export interface Course {
  id: string;
  learnt: string[];
}

const key = 'gaffer.learn';

export function keptCourse(): Course | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !('learnt' in value)) return null;
    if (typeof value.id !== 'string' || !Array.isArray(value.learnt)) return null;
    return { id: value.id, learnt: value.learnt.map(String) };
  } catch {
    return null;
  }
}

export function keepCourse(course: Course | null): void {
  if (course === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(course));
}
