import { beforeEach, expect, test } from 'vitest';
import { difference, remember, seenOf } from './seen';

const match = '00112233445566778899aabb';
const die = (face: number, dropped?: number) => ({ face, ...(dropped === undefined ? {} : { dropped }) });

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});

test('what was seen first counts, and comes in its order', () => {
  remember(match, 4, [{ dice: [die(5), die(2)] }, {}, { dice: [die(6, 1)] }]);
  remember(match, 0, [{ dice: [die(3)] }]);
  // The same events again, with other dice.
  remember(match, 4, [{ dice: [die(1), die(1)] }]);
  remember('another', 0, [{ dice: [die(4)] }]);
  expect(seenOf(match)).toEqual(['3', '2 5', '1 6']);
  expect(seenOf('unknown')).toEqual([]);
});

test('a record that tells what was seen is no other', () => {
  const seen = ['3', '2 5', '1 6'];
  expect(difference(seen, [[3], [5, 2], [6, 1]])).toBeNull();
  // Who came late, or did not see a secret roll, saw fewer.
  expect(difference(['2 5', '1 6'], [[3], [5, 2], [4], [6, 1]])).toBeNull();
  expect(difference([], [[3]])).toBeNull();
});

test('what differs is told', () => {
  const seen = ['3', '2 5', '1 6'];
  expect(difference(seen, [[3], [5, 3], [6, 1]])).toEqual({ saw: '2 5', roll: 1, shows: '3 5' });
  expect(difference(seen, [[3], [5, 2]])).toEqual({ saw: '1 6', roll: null, shows: '' });
  expect(difference(seen, [[3], [5, 2], [4], [6, 2], [1]])).toEqual({ saw: '1 6', roll: null, shows: '' });
  // Another order is another record.
  expect(difference(['3', '2 5'], [[5, 2], [3], [4]])).toEqual({ saw: '2 5', roll: null, shows: '' });
});
