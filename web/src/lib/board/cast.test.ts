// Pieces followed from one board to the next.
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../generated/protocol';
import { recast, type Actor } from './cast';

const piece = (id: string, at: string, text = ''): Piece => ({
  id,
  at,
  side: id.startsWith('home') ? 'home' : 'away',
  text,
  kind: 'outfield',
  marks: [],
});
const far = (from: string, to: string) => Math.abs(Number(from.slice(1)) - Number(to.slice(1)));
const next = (before: Actor[], ...pieces: Piece[]) => recast(before, { pieces }, far);
const where = (actors: Actor[]) => Object.fromEntries(actors.map(({ key, piece: { at } }) => [key, at]));

describe('recast', () => {
  it('follows pieces with names', () => {
    const before = next([], piece('home-7', 'x1', '7'), piece('home-8', 'x2', '8'));
    const after = next(before, piece('home-8', 'x5', '8'), piece('home-7', 'x1', '7'));
    expect(where(after)).toEqual({ [before[0]!.key]: 'x1', [before[1]!.key]: 'x5' });
  });

  it('takes the nearest of those that are alike for moved', () => {
    const before = next([], piece('home-x1-1', 'x1'), piece('home-x1-2', 'x1'), piece('home-x9-1', 'x9'));
    const after = next(before, piece('home-x1-1', 'x1'), piece('home-x2-1', 'x2'), piece('home-x9-1', 'x9'));
    expect(where(after)).toEqual({ [before[0]!.key]: 'x1', [before[1]!.key]: 'x2', [before[2]!.key]: 'x9' });
  });

  it('gives every piece a key of its own, also to newcomers', () => {
    const before = next([], piece('home-x1-1', 'x1'));
    const after = next(before, piece('away-x1-1', 'x1'), piece('home-x1-1', 'x1'), piece('away-x1-2', 'x1'));
    expect(new Set(after.map((actor) => actor.key)).size).toBe(3);
  });
});
