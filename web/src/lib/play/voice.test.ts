// Which voice tells what.
import { describe, expect, it } from 'vitest';
import { lines } from './voice';

const goal = { words: 'GOAL for Rovers in minute 12! 1-0.', football: 'They have done it!' };
const dice = { words: 'Dice: Rovers 5, United 2.' };

describe('lines', () => {
  it('puts football before the exact line, which stays there', () => {
    expect(lines(goal, 'football')).toEqual({ first: goal.football, second: goal.words, quiet: false });
  });

  it('puts the exact line first where it is wanted', () => {
    expect(lines(goal, 'exact')).toEqual({ first: goal.words, second: goal.football, quiet: false });
  });

  it('never leaves an event out: what football does not speak of is told quietly', () => {
    expect(lines(dice, 'football')).toEqual({ first: dice.words, second: null, quiet: true });
    expect(lines(dice, 'exact')).toEqual({ first: dice.words, second: null, quiet: false });
  });

  it('never tells quietly what stands out: an end before the whistle', () => {
    const end = { words: 'United resigned: Rovers win', landmark: 'end' } as const;
    expect(lines(end, 'football')).toEqual({ first: end.words, second: null, quiet: false });
    expect(lines({ ...dice, landmark: 'turn' }, 'football').quiet).toBe(true);
  });
});
