// Where a reader is among the lessons, and what this browser remembers of it; pure but for the storage.
import type { GuideInfo, LessonInfo, MatchInfo, Offer } from '../../generated/protocol';

/** A lesson and the guide that it is of. */
export interface Place {
  guide: GuideInfo;
  lesson: LessonInfo;
  /** Which of the guide's lessons it is. */
  index: number;
}

/** The lesson of a name. */
export function placeOf(guide: GuideInfo, lesson: string): Place | null {
  const index = guide.lessons.findIndex(({ name }) => name === lesson);
  const found = guide.lessons[index];
  return found === undefined ? null : { guide, lesson: found, index };
}

/** The lesson after another; null after the last. */
export const nextOf = ({ guide, index }: Place): LessonInfo | null => guide.lessons[index + 1] ?? null;

/** How a lesson is called in what is remembered. */
export const keyOf = (guide: GuideInfo, lesson: LessonInfo): string => `${guide.name}/${lesson.name}`;

/** The first lesson of a guide that is not done; the first of all where none is left. */
export function firstOpen(guide: GuideInfo, done: ReadonlySet<string>): LessonInfo | undefined {
  return guide.lessons.find((lesson) => !done.has(keyOf(guide, lesson))) ?? guide.lessons[0];
}

/** A lesson as the parts of a match page know a match. */
export function lessonInfo({ guide, lesson }: Place): MatchInfo {
  const team = (name: string, colour: string) => ({ name, colour, player: { who: 'person' as const, link: false } });
  return {
    id: `${guide.name}-${lesson.name}`,
    game: guide.game,
    title: lesson.title,
    options: {},
    dice: 'server',
    hints: false,
    rated: false,
    public: false,
    over: false,
    free: { home: false, away: false },
    changed: 0,
    clock: '',
    score: { home: 0, away: 0 },
    teams: { home: team(guide.teams.home, '#c8102e'), away: team(guide.teams.away, '#f2f5f7') },
  };
}

/** The place to point at next, and the way to draw, for what a lesson asks for. */
export function marksFor(
  offer: Offer | undefined,
  pointed: readonly string[],
): { place: string | null; way: string[] } {
  if (offer === undefined) return { place: null, way: [] };
  const isOn = pointed.every((place, index) => offer.places[index] === place);
  const place = offer.places[isOn ? pointed.length : 0] ?? null;
  return { place, way: offer.path ?? (offer.places.length > 1 ? offer.places : []) };
}

const key = 'gaffer.learn';

/** The lessons that were done in this browser. */
export function doneLessons(): Set<string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const done = typeof value === 'object' && value !== null && 'done' in value ? value.done : [];
    return new Set(Array.isArray(done) ? done.map(String) : []);
  } catch {
    return new Set();
  }
}

export function rememberDone(lesson: string): Set<string> {
  const done = doneLessons().add(lesson);
  localStorage.setItem(key, JSON.stringify({ done: [...done] }));
  return done;
}
