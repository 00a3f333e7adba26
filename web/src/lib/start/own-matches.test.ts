import { expect, test } from 'vitest';
import type { MatchInfo } from '../../generated/protocol';
import { inOrder, type OwnMatch } from './own-matches';

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
