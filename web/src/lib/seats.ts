// The secrets of seats, kept by match: those played from this browser, that of this tab, and what is handed on to others.
import type { BySide, Seated, Side } from '../generated/protocol';

/** The secrets of a match's seats; null for a seat of which nothing is kept here. */
export type Seats = BySide<string | null>;

const held = 'gaffer.seats.';
const handedOn = 'gaffer.links.';
const invited = 'gaffer.invitations.';

/** The seats of a match that are played from this browser. */
export const seatsOf = (id: string): Seats => read(held + id);

/** Keeps seats that are played from this browser, beside those already held. */
export const keepSeats = (id: string, seats: Partial<Seats>): void => write(held + id, seats);

/** The seats of a match that are handed on as links: those of competitions, and of matches made before there were invitations. */
export const linksOf = (id: string): Seats => read(handedOn + id);

/** Keeps seats to hand on as links. */
export const keepLinks = (id: string, seats: Partial<Seats>): void => write(handedOn + id, seats);

/** The invitations that were given out from this browser. */
export const invitationsOf = (id: string): Seats => read(invited + id);

/** Keeps the invitation to a seat; null where there is none any more. */
export function keepInvitation(id: string, side: Side, invitation: string | null): void {
  localStorage.setItem(invited + id, JSON.stringify({ ...read(invited + id), [side]: invitation }));
}

/** Keeps what whoever set a match up was given: his own seats, and invitations to the others. */
export function keepSeated({ info, seats, invitations }: Seated): void {
  keepSeats(info.id, seats);
  write(invited + info.id, invitations);
}

/** The seat of a match that this tab came to by a link: it goes before those that the browser holds. */
export const tabSeat = (id: string): string | null => sessionStorage.getItem(held + id);

/** Keeps the seat that this tab came to by a link. */
export const keepTabSeat = (id: string, secret: string): void => sessionStorage.setItem(held + id, secret);

/** The invitation by which this tab came to a match. */
export const tabInvitation = (id: string): string | null => sessionStorage.getItem(invited + id);

/** Keeps the invitation by which this tab came to a match. */
export const keepTabInvitation = (id: string, invitation: string): void =>
  sessionStorage.setItem(invited + id, invitation);

/** Takes the seat of a side along into a rematch, where its secret opens the other side. */
export function takeAlong(id: string, rematch: string, side: Side): void {
  const ofTab = tabSeat(id);
  const secret = ofTab ?? seatsOf(id)[side];
  // Where there is none, the account has the seat, here and there.
  if (secret === null) return;
  keepSeats(rematch, { [side === 'home' ? 'away' : 'home']: secret });
  if (ofTab !== null) keepTabSeat(rematch, ofTab);
}

/** Gives up the seats of a match and the links to it. */
export function forgetSeats(id: string): void {
  for (const kind of [held, handedOn, invited]) localStorage.removeItem(kind + id);
  for (const kind of [held, invited]) sessionStorage.removeItem(kind + id);
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
  const now = { home: seats.home ?? before.home, away: seats.away ?? before.away };
  if (now.home !== null || now.away !== null) localStorage.setItem(key, JSON.stringify(now));
}
