// The secrets of seats, kept by match: those played from this browser, that of this tab, and those to hand on as links.
import type { BySide, Side } from '../generated/protocol';

/** The secrets of a match's seats; null for a seat that is not held here. */
export type Seats = BySide<string | null>;

const held = 'gaffer.seats.';
const handedOn = 'gaffer.links.';

/** The seats of a match that are played from this browser. */
export const seatsOf = (id: string): Seats => read(held + id);

/** Keeps seats that are played from this browser, beside those already held. */
export const keepSeats = (id: string, seats: Partial<Seats>): void => write(held + id, seats);

/** The seats of a match that were made for somebody at another computer. */
export const linksOf = (id: string): Seats => read(handedOn + id);

/** Keeps seats to hand on as links. */
export const keepLinks = (id: string, seats: Partial<Seats>): void => write(handedOn + id, seats);

/** The seat of a match that this tab came to by a link: it goes before those that the browser holds. */
export const tabSeat = (id: string): string | null => sessionStorage.getItem(held + id);

/** Keeps the seat that this tab came to by a link. */
export const keepTabSeat = (id: string, secret: string): void => sessionStorage.setItem(held + id, secret);

/** Gives up the seats of a match and the links to it. */
export function forgetSeats(id: string): void {
  localStorage.removeItem(held + id);
  localStorage.removeItem(handedOn + id);
  sessionStorage.removeItem(held + id);
}

/** The matches of which this browser holds a seat. */
export function seatedMatches(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(held))
    .map((name) => name.slice(held.length));
}

function read(key: string): Seats {
  let value: unknown = null;
  try {
    value = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // What cannot be read is no seat.
  }
  const secret = (side: Side): string | null => {
    const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, side) : null;
    return typeof found === 'string' ? found : null;
  };
  return { home: secret('home'), away: secret('away') };
}

function write(key: string, seats: Partial<Seats>): void {
  const before = read(key);
  localStorage.setItem(key, JSON.stringify({ home: seats.home ?? before.home, away: seats.away ?? before.away }));
}
