// Which offers stand where the thumb is.
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../generated/protocol';
import { best, percent } from './best';

const offer = (choice: string, ...places: string[]): Offer => ({ choice, label: choice, places });
const done: Offer = { ...offer('done'), ends_row: true };
const moves = [offer('move a1-a2', 'a1', 'a2'), offer('move a1-b1', 'a1', 'b1'), done];
const choices = (offers: Offer[]) => offers.map(({ choice }) => choice);

describe('the best offers', () => {
  it('are the way out of a row and the first of the list', () => {
    expect(choices(best(moves, [], 2))).toEqual(['done', 'move a1-a2']);
  });

  it('are the likeliest', () => {
    const passes = [1, 5, 3].map((part): Offer => ({ ...offer(`target ${part}`, 'a1'), odds: { part, total: 6 } }));
    expect(choices(best(passes, [], 2))).toEqual(['target 5', 'target 3']);
  });

  it('are the usual ones, and never one that only adds to another', () => {
    const likely = (choice: string, part: number): Offer => ({ ...offer(choice), odds: { part, total: 6 } });
    const actions = [
      offer('movement defence'),
      offer('movement defence boost'),
      offer('adjustment'),
      likely('pressing', 2),
      likely('pressing aggressive boost', 4),
    ];
    expect(choices(best(actions, [], 2))).toEqual(['movement defence', 'adjustment']);
  });

  it('are what was pointed at in full', () => {
    const both = [offer('target a3', 'a3'), offer('target a3 crossing', 'a3'), offer('target a4', 'a4')];
    expect(choices(best(both.slice(0, 2), ['a3'], 2))).toEqual(['target a3', 'target a3 crossing']);
    expect(choices(best(moves.slice(0, 2), ['a1'], 2)), 'nothing is meant in full').toEqual([
      'move a1-a2',
      'move a1-b1',
    ]);
  });
});

describe('a chance', () => {
  it('is a whole number of per cents', () => {
    expect(percent({ odds: { part: 4, total: 6 } })).toBe('67%');
    expect(percent({})).toBeNull();
  });
});
