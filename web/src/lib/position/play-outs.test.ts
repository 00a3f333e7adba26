import { expect, test } from 'vitest';
import { gather, histogram } from './play-outs';

test('results are gathered and counted', () => {
  const first = [
    { goals: { home: 2, away: 0 }, winner: 'home' as const, matches: 3 },
    { goals: { home: 1, away: 1 }, matches: 1 },
  ];
  const more = [
    { goals: { home: 1, away: 1 }, winner: 'away' as const, matches: 2 },
    { goals: { home: 2, away: 0 }, winner: 'home' as const, matches: 1 },
    { goals: { home: 0, away: 1 }, winner: 'away' as const, matches: 1 },
  ];
  const told = histogram(gather(first, more));
  expect(told).toMatchObject({ matches: 8, home: 4, drawn: 1, away: 3, highest: 4 });
  expect(told.bars).toEqual([
    { lead: -1, matches: 1 },
    { lead: 0, matches: 3 },
    { lead: 1, matches: 0 },
    { lead: 2, matches: 4 },
  ]);
  expect(told.scores[0]).toEqual({ score: '2–0', matches: 4 });
});
