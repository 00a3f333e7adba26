// What this browser keeps of the lobby: what it calls itself, the secrets of seats to come, and whether it waits for somebody.
import { randomSecret } from '../random-text';

const guestKey = 'gaffer.lobby.guest';
const seatsKey = 'gaffer.lobby.seats';
const waitingKey = 'gaffer.lobby.waiting';
/** No more secrets are kept: those of challenges that came to nothing are let go, the oldest first. */
const most = 40;

/** What the browser of a guest calls itself: nobody else knows it. */
export function guestName(): string {
  const known = localStorage.getItem(guestKey);
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
  const fresh = randomSecret();
  localStorage.setItem(guestKey, fresh);
  return fresh;
}

/** A secret for the seat that a request may lead to, kept before it is sent so that a lost answer loses nothing. */
export function seatFor(request: string): string {
  const seat = randomSecret();
  localStorage.setItem(seatsKey, JSON.stringify([[request, seat], ...kept()].slice(0, most)));
  return seat;
}

/** The secret of the seat that a request has led to; null where another browser has it. */
export function seatOf(request: string): string | null {
  return kept().find(([known]) => known === request)?.[1] ?? null;
}

/** Whether this browser had challenges open when it last heard of the lobby. */
export const isWaiting = (): boolean => localStorage.getItem(waitingKey) !== null;

/** Keeps in mind whether challenges of this browser are open. */
export function rememberWaiting(waits: boolean): void {
  if (waits) localStorage.setItem(waitingKey, 'yes');
  else localStorage.removeItem(waitingKey);
}

function kept(): [string, string][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(seatsKey) ?? '[]');
    const isPair = (one: unknown): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
    return Array.isArray(value) ? value.filter(isPair) : [];
  } catch {
    return [];
  }
}
