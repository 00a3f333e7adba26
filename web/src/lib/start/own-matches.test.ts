import { expect, test } from 'vitest';
import type { MatchInfo } from '../../generated/protocol';
import { inOrder, type OwnMatch, waitsFor } from './own-matches';

const match = (id: string, waits: boolean, info: Partial<MatchInfo>): OwnMatch => ({
  info: { id, over: false, changed: 0, ...info } as MatchInfo,
  waits,
  kept: true,
});

test('what waits comes first, and what is due first before the others', () => {
  const list = [
    match('over', false, { over: true, changed: 9 }),
    match('theirs', false, { deadline: 5 }),
    match('untimed', true, { changed: 3 }),
    match('untimed, later', true, { changed: 4 }),
    match('in a week', true, { deadline: 700 }),
    match('today', true, { deadline: 100 }),
  ];
  const order = list.sort(inOrder).map(({ info }) => info.id);
  expect(order).toEqual(['today', 'in a week', 'untimed, later', 'untimed', 'theirs', 'over']);
});

test('a match in which both choose in secret waits for both, until one has decided', () => {
  const person = { name: 'Lions', colour: '#c8102e', player: { who: 'person' } };
  const computer = { ...person, player: { who: 'computer', coach: 'sensible' } };
  const info = (more: Partial<MatchInfo>) =>
    ({ over: false, teams: { home: person, away: person }, ...more }) as unknown as MatchInfo;
  expect(waitsFor(info({ turn: 'home', both: true }), ['away'])).toBe(true);
  expect(waitsFor(info({ turn: 'home', both: true }), ['home'])).toBe(true);
  expect(waitsFor(info({ turn: 'home' }), ['away'])).toBe(false);
  expect(waitsFor(info({ turn: 'home' }), ['home'])).toBe(true);
  expect(waitsFor(info({ turn: 'home', both: true }), [])).toBe(false);
  expect(waitsFor(info({ over: true, turn: 'home', both: true }), ['away'])).toBe(false);
  const alone = info({ turn: 'away', teams: { home: person, away: computer } as unknown as MatchInfo['teams'] });
  expect(waitsFor(alone, ['home'])).toBe(true);
});
