// Tables that add up, as either side sees them.
import { describe, expect, it } from 'vitest';
import type { Review } from '../../generated/protocol';
import { byPhase, decisionKinds, rollKinds } from './sums';

const swing = (points: number, goals: number) => ({ points, goals });
const half = (words: string) => ({
  words,
  luck: swing(0.1, 0.5),
  costs: { home: swing(0.2, 1), away: swing(0.05, 0.25) },
  corrections: swing(-0.1, -0.5),
});
/** Two halves alike: 0.5 + 2 (0.1 - 0.2 + 0.05 - 0.1) = 0.2 points and 2 (0.5 - 1 + 0.25 - 0.5) = -1.5 goals. */
const review = {
  sums: {
    start: swing(0.5, 0),
    luck: swing(0.2, 1),
    costs: { home: swing(0.4, 2), away: swing(0.1, 0.5) },
    corrections: swing(-0.2, -1),
    end: swing(0.2, -1.5),
  },
  tallies: {
    phases: [half('First half'), half('Second half')],
    decisions: [
      { words: 'Passing', count: { home: 3, away: 0 }, costs: { home: swing(0.1, 0.5), away: swing(0, 0) } },
      { words: 'Moving', count: { home: 5, away: 2 }, costs: { home: swing(0.3, 1.5), away: swing(0.1, 0.5) } },
    ],
    rolls: [
      { words: 'Tosses', count: 1, luck: swing(0.075, 0.2) },
      { words: 'Shots', count: 3, luck: swing(0.25, 0.5) },
      { words: 'Shots', count: 1, luck: swing(-0.125, 0.3) },
    ],
  },
} as unknown as Review;

describe('byPhase', () => {
  it('adds up across and down, for both sides and in both units', () => {
    for (const side of ['home', 'away'] as const) {
      for (const unit of ['points', 'goals'] as const) {
        const { start, rows, total, end } = byPhase(review, side, unit);
        for (const column of ['luck', 'own', 'theirs', 'unforeseen', 'sum'] as const) {
          const sum = rows.reduce((all, row) => all + row[column], 0);
          expect(sum, `${side} ${unit} ${column}`).toBeCloseTo(total[column], 9);
        }
        expect(start + total.sum, `${side} ${unit}`).toBeCloseTo(end, 9);
      }
    }
  });

  it('is seen by each side in its own way', () => {
    expect(byPhase(review, 'home', 'points').total).toMatchObject({ luck: 0.2, own: -0.4, theirs: 0.1 });
    expect(byPhase(review, 'away', 'points').total).toMatchObject({ luck: -0.2, own: -0.1, theirs: 0.4 });
    expect(byPhase(review, 'away', 'points').end).toBeCloseTo(0.8, 9);
    expect(byPhase(review, 'away', 'goals').end).toBe(1.5);
  });
});

describe('kinds', () => {
  it('has the dearest decisions of the side first, and none that it never made', () => {
    expect(decisionKinds(review, 'home', 'goals').map(({ words }) => words)).toEqual(['Moving', 'Passing']);
    expect(decisionKinds(review, 'away', 'goals')).toEqual([{ words: 'Moving', count: 2, amount: -0.5 }]);
  });

  it('has the rolls that mattered most first, each name once', () => {
    expect(rollKinds(review, 'away', 'points')).toEqual([
      { words: 'Shots', count: 4, amount: -0.125 },
      { words: 'Tosses', count: 1, amount: -0.075 },
    ]);
  });
});
