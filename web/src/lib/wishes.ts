// What somebody wants at the windows of a match, kept in this browser by match and side.
import type { Side } from '../generated/protocol';
import { wishes, type Wish } from './match/windows';

/** The wishes of the sides that are played from this browser. */
export type Wishes = Partial<Record<Side, Wish>>;

const kept = 'gaffer.windows.';

/** What was wanted in a match. */
export function wishesOf(id: string): Wishes {
  let value: unknown = null;
  try {
    value = JSON.parse(localStorage.getItem(kept + id) ?? 'null');
  } catch {
    // What cannot be read is no wish.
  }
  const found = (side: Side): Wishes => {
    const said: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, side) : null;
    const wish = wishes.find((one) => one === said);
    return wish === undefined ? {} : { [side]: wish };
  };
  return { ...found('home'), ...found('away') };
}

/** Keeps what is wanted in a match. */
export const keepWishes = (id: string, wishes: Wishes): void => localStorage.setItem(kept + id, JSON.stringify(wishes));

/** Forgets what was wanted in a match. */
export const forgetWishes = (id: string): void => localStorage.removeItem(kept + id);
