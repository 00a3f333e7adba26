// The matches of this browser: those of which it holds a seat, and those that were only looked at; kept in localStorage.
import { forgetSeats, seatedMatches } from './seats';
import { forgetWishes } from './wishes';

const key = 'gaffer.recent';
/** No more are kept; those with a seat are kept beside them. */
const most = 50;

/** The ids of the matches, those looked at last first. */
export function recentMatches(): string[] {
  return [...new Set([...looked(), ...seatedMatches()])];
}

/** Keeps a match in mind. */
export function rememberMatch(id: string): void {
  write([id, ...looked().filter((other) => other !== id)].slice(0, most));
}

/** Takes a match off the list, with the seats that were held of it. */
export function forgetMatch(id: string): void {
  write(looked().filter((other) => other !== id));
  forgetSeats(id);
  forgetWishes(id);
}

function looked(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(ids: string[]): void {
  localStorage.setItem(key, JSON.stringify(ids));
}
