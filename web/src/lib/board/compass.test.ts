// Arrows of the server's words as the reader sees them on a board that is turned.
import { expect, it } from 'vitest';
import { asSeen, turnCompass } from './compass.svelte';

it('tells a way as the board on the screen shows it', () => {
  turnCompass(0);
  expect(asSeen('The ball runs ↗ with 6 steps.')).toBe('The ball runs up-right with 6 steps.');
  turnCompass(90);
  expect(asSeen('The ball runs ↑ with 6 steps.')).toBe('The ball runs right with 6 steps.');
  expect(asSeen('plays it from 5.6 to 7.9 (↗2 ↑1)')).toBe('plays it from 5.6 to 7.9 (down-right 2, right 1)');
  turnCompass(180);
  expect(asSeen('runs ← with 1 step')).toBe('runs right with 1 step');
  turnCompass(270);
  expect(asSeen('runs ↑ with 1 step')).toBe('runs left with 1 step');
  turnCompass(0);
});

it('leaves words without arrows as they are', () => {
  expect(asSeen('NE1 United 9 takes it.')).toBe('NE1 United 9 takes it.');
});
