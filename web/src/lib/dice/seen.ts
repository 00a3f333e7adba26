// The dice that this tab saw during a match, kept as it saw them first: a record that tells others is found out.
import type { RolledDie } from '../../generated/protocol';

/** The dice of a roll as a text, whatever their order. */
type Faces = string;

/** What a record says otherwise than this tab saw it; `roll` counts from 0 and is not known where a roll is missing. */
export interface Difference {
  saw: Faces;
  roll: number | null;
  shows: Faces;
}

const place = (match: string) => `gaffer.rolls.${match}`;
const faces = (dice: readonly number[]): Faces => dice.toSorted((a, b) => a - b).join(' ');

/** Keeps the dice of events, which have numbers from `from` on. What was seen first under a number counts. */
export function remember(match: string, from: number, events: readonly { dice?: readonly RolledDie[] }[]): void {
  const kept = read(match);
  let isNew = false;
  for (const [index, { dice = [] }] of events.entries()) {
    if (dice.length === 0 || from + index in kept) continue;
    const shown = dice.flatMap(({ face, dropped }) => (dropped === undefined ? [face] : [face, dropped]));
    kept[from + index] = faces(shown);
    isNew = true;
  }
  if (isNew) sessionStorage.setItem(place(match), JSON.stringify(kept));
}

/** The rolls of a match that this tab saw, in their order. */
export function seenOf(match: string): Faces[] {
  const kept = read(match);
  const numbers = Object.keys(kept).map(Number);
  return numbers.toSorted((a, b) => a - b).map((number) => kept[number] ?? '');
}

/**
 * Holds what was seen against the rolls of a record, each a row of faces. Where the tab saw every roll they are compared one by
 * one; where it did not (it came late, or some were secret) each that it saw has to come in its order.
 */
export function difference(seen: readonly Faces[], rolls: readonly (readonly number[])[]): Difference | null {
  const shown = rolls.map(faces);
  if (seen.length >= shown.length) {
    const roll = seen.findIndex((saw, index) => saw !== shown[index]);
    if (roll === -1) return null;
    return { saw: seen[roll] ?? '', roll: roll < shown.length ? roll : null, shows: shown[roll] ?? '' };
  }
  let next = 0;
  for (const saw of seen) {
    const found = shown.indexOf(saw, next);
    if (found === -1) return { saw, roll: null, shows: '' };
    next = found + 1;
  }
  return null;
}

function read(match: string): Record<number, Faces> {
  try {
    return (JSON.parse(sessionStorage.getItem(place(match)) ?? '{}') ?? {}) as Record<number, Faces>;
  } catch {
    return {};
  }
}
