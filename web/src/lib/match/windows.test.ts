import { describe, expect, it } from 'vitest';
import type { Landmark, Offer, Plan } from '../../generated/protocol';
import { advised, isSameTurn, possible, rounded } from './windows';

const offer = (choice: string): Offer => ({ choice, label: choice, places: [] });
const plan = (...choices: string[]): Plan => ({
  choice: choices.join(', '),
  steps: choices.map((choice) => ({ kind: 'choice', side: 'home', choice, label: choice })),
  visits: 1,
  leads_to: [],
});

describe('a turn', () => {
  const told = (...landmarks: (Landmark | null)[]) =>
    landmarks.map((landmark) => (landmark === null ? {} : { landmark }));

  it('goes on until the next one, a set piece, a goal or an end', () => {
    expect(isSameTurn(told('turn', null, 'card', null), 1)).toBe(true);
    for (const end of ['turn', 'set-piece', 'goal', 'end'] as const) {
      expect(isSameTurn(told('turn', null, end), 1), end).toBe(false);
    }
  });

  it('is another one where events were taken back', () => {
    expect(isSameTurn(told('turn', null), 3)).toBe(false);
  });
});

describe("a coach's plan at a window", () => {
  const window = { offers: [offer('no'), offer('use tackle'), offer('use actor')], decline: 'no' };

  it('uses what it begins with', () => {
    expect(advised(plan('use actor', 'no'), window)?.choice).toBe('use actor');
  });

  it('declines where it begins with that, or with what is not offered', () => {
    expect(advised(plan('no', 'use actor'), window)?.choice).toBe('no');
    expect(advised(plan('use crossing'), window)?.choice).toBe('no');
  });

  it('is nothing where there is none', () => {
    expect(advised(undefined, window)).toBeNull();
    expect(advised(plan(), window)).toBeNull();
  });
});

it('without hints no coach is asked', () => {
  expect(possible('pays', false)).toBe('ask');
  expect(possible('pays', true)).toBe('pays');
  expect(possible('never', false)).toBe('never');
});

it('every answer takes a multiple of the pace, and one at least', () => {
  expect(rounded(0, 2000)).toBe(2000);
  expect(rounded(1400, 2000)).toBe(600);
  expect(rounded(2000, 2000)).toBe(0);
  expect(rounded(2001, 2000)).toBe(1999);
});
