// What is remembered of puzzles: only the first attempt at each counts.
import { expect, it } from 'vitest';
import { counted } from './puzzles';

it('counts the first attempt at a puzzle alone', () => {
  let now = { right: 0, wrong: 0, tried: [] as readonly string[] };
  now = counted(now, 'f1', false);
  now = counted(now, 'f1', true);
  now = counted(now, 'c2', true);
  expect(now).toEqual({ right: 1, wrong: 1, tried: ['f1', 'c2'] });
});
