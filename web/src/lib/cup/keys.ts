// The competitions of this browser: the organiser's secrets of some, and those that were looked at; kept in localStorage.

const prefix = 'gaffer.cup.';
const looked = 'gaffer.cups';
/** No more are kept; those that are organised here are kept beside them. */
const most = 30;

/** The secret of a competition, where it was made from this browser or its link was opened here. */
export const organiserOf = (id: string): string | null => localStorage.getItem(prefix + id);

/** Keeps the secret of a competition. */
export const keepOrganiser = (id: string, secret: string): void => localStorage.setItem(prefix + id, secret);

/** The ids of the competitions that this browser knows, those looked at last first. */
export function knownCups(): string[] {
  const organised = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return [...new Set([...visited(), ...organised.map((key) => key.slice(prefix.length))])];
}

/** Keeps a competition in mind. */
export function rememberCup(id: string): void {
  const ids = [id, ...visited().filter((other) => other !== id)].slice(0, most);
  localStorage.setItem(looked, JSON.stringify(ids));
}

function visited(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(looked) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
