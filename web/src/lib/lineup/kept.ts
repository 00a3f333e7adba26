// Line-ups that somebody has used or saved by name, kept in localStorage by game and by what they are for.
import type { Row } from './row';

/** A line-up with its name, as home sees the board. */
export interface Saved {
  label: string;
  row: Row;
}

interface Kept {
  /** What was used last, and in which match. */
  last?: Row;
  match?: string;
  saved: Saved[];
}

const key = (game: string, name: string) => `gaffer.line-ups.${game}.${name}`;

/** What was kept for a kind of set-up of a game. */
export function keptFor(game: string, name: string): Kept {
  try {
    const value = JSON.parse(localStorage.getItem(key(game, name)) ?? '{}') as Partial<Kept>;
    return {
      ...(isRow(value.last) && value.match !== undefined ? { last: value.last, match: value.match } : {}),
      saved: (value.saved ?? []).filter((one) => isRow(one.row)),
    };
  } catch {
    return { saved: [] };
  }
}

/** Keeps the line-up that was used last in a match. */
export function keepLast(game: string, name: string, match: string, last: Row): void {
  write(game, name, { ...keptFor(game, name), last, match });
}

/** Keeps a line-up by a name; another one of the same name goes. */
export function save(game: string, name: string, one: Saved): void {
  const { saved, ...kept } = keptFor(game, name);
  write(game, name, { ...kept, saved: [...saved.filter(({ label }) => label !== one.label), one] });
}

/** Forgets a line-up by its name. */
export function forget(game: string, name: string, gone: string): void {
  const kept = keptFor(game, name);
  write(game, name, { ...kept, saved: kept.saved.filter(({ label }) => label !== gone) });
}

function write(game: string, name: string, kept: Kept): void {
  localStorage.setItem(key(game, name), JSON.stringify(kept));
}

function isRow(value: unknown): value is Row {
  return Array.isArray(value) && value.every((one) => typeof one?.choice === 'string');
}
