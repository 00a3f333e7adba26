import { expect, test } from 'vitest';
import type { Side } from '../../generated/protocol';
import { check, diceOf, fromHex, keyOf, sealOf, toHex, type Asked, type Known } from './sealed';

// The published vectors.
const match = '00112233445566778899aabb';
const from = (first: number) => Uint8Array.from({ length: 32 }, (_, index) => first + index);
const [secret, home, away] = [from(0), from(0x20), from(0x40)];
const seals = {
  server: '4f5eb0b2b18a0aa18a09ad2a3bd41eab2d78b8e03100ad41c8a3149241c7dd92',
  home: '3e921617f309256f904a5765151bb6e3f0728c3f32cdfc739d96fb583806a276',
  away: 'b6cc868d4050c3d5da0b33b19c1d454dd0fa948eae298d073e229960f4ed2dcd',
};
const dice = (count: number, faces = 6, until?: Asked['until']): Asked => ({
  owners: Array.from({ length: count }, () => 'home'),
  faces,
  ...(until === undefined ? {} : { until }),
});

test('seals are those that were published', () => {
  expect(sealOf('server', match, secret)).toBe(seals.server);
  expect(sealOf('home', match, home)).toBe(seals.home);
  expect(sealOf('away', match, away)).toBe(seals.away);
});

test('the key and its dice are those that were published', () => {
  const key = keyOf(match, secret, [home, away]);
  expect(toHex(key)).toBe('3c5b24504ee968ae2e5a2a776140522b72efbdac2b3380001184c39426c7ed1b');
  const rolls: [number, Asked, number[]][] = [
    [0, dice(2, 6, { differ: 0 }), [3, 2]],
    [1, dice(2), [3, 3]],
    [2, dice(1), [5]],
    [3, dice(1, 27), [12]],
    [4, dice(4), [2, 3, 3, 5]],
    [5, dice(1, 4), [4]],
    [6, dice(1, 3), [2]],
    [7, dice(1, 6, { without: 1 }), [4]],
    [1000, dice(2), [5, 3]],
  ];
  for (const [roll, asked, shows] of rolls) expect(diceOf(key, roll, asked), `roll ${roll}`).toEqual(shows);
});

test('a seat of a computer has the empty number', () => {
  const key = keyOf(match, secret, [home, new Uint8Array()]);
  expect(toHex(key)).toBe('3b9cf65689dab54ec2ba657a19898560c64b8013952f0caa6da92b56ae68143d');
  expect(diceOf(key, 0, dice(2, 6, { differ: 0 }))).toEqual([3, 4]);
  expect(diceOf(key, 1, dice(2))).toEqual([4, 1]);
  expect(diceOf(key, 3, dice(1, 27))).toEqual([16]);
});

test('hexadecimal digits are read as they are written and only so', () => {
  expect(toHex(fromHex(seals.home) ?? new Uint8Array())).toBe(seals.home);
  for (const bad of ['', seals.home.slice(1), seals.home.toUpperCase(), `${seals.home}0`, 7, null])
    expect(fromHex(bad)).toBeNull();
});

/** A record with the published numbers and the dice that follow from them. */
const lines = (): object[] => [
  {
    gaffer: 1,
    game: 'fuba',
    dice: 'sealed',
    sealed: { match, seal: seals.server },
    seats: { home: { name: 'H', coach: 'person' }, away: { name: 'A', coach: 'person' } },
  },
  { note: { at: 1, who: 'away', what: { seal: seals.away } } },
  { note: { at: 1, who: 'home', what: { seal: seals.home } } },
  { note: { at: 1, who: 'home', what: { number: toHex(home) } } },
  { note: { at: 1, who: 'away', what: { number: toHex(away) } } },
  { answer: 'formation 4-4-2' },
  { asked: dice(2, 6, { differ: 0 }) },
  { answer: 'roll 3 2' },
  { asked: dice(2) },
  { answer: 'roll 3 3' },
  { note: { at: 1, what: { secret: toHex(secret) } } },
];
const written = (record: object[]) => record.map((line) => JSON.stringify(line)).join('\n') + '\n';
const nothing: Known = { server: null, seals: { home: null, away: null }, numbers: { home: null, away: null } };
const own: Known = {
  server: seals.server,
  seals: { home: seals.home, away: seals.away },
  numbers: { home: toHex(home), away: null },
};

test('a record proves itself, to a stranger and to a player', () => {
  for (const known of [nothing, own])
    expect(check(written(lines()), match, known)).toMatchObject({ is: 'proven', rolls: 2 });
});

test('whatever was changed is found', () => {
  const changed = (change: (record: object[]) => void, known = nothing) => {
    const record = lines();
    change(record);
    return check(written(record), match, known);
  };
  const wrong = (what: string, side?: Side) =>
    side === undefined ? { is: 'wrong', what } : { is: 'wrong', what, side };
  const other = toHex(from(0x60));
  expect(changed((record) => (record[7] = { answer: 'roll 2 3' }))).toEqual({ is: 'wrong', what: 'roll', roll: 0 });
  expect(changed((record) => (record[8] = { asked: dice(2, 4) }))).toEqual({ is: 'wrong', what: 'roll', roll: 1 });
  expect(changed((record) => record.splice(8, 1))).toEqual({ is: 'wrong', what: 'roll', roll: 1 });
  // A roll that was left out makes the next one another.
  expect(changed((record) => record.splice(6, 2))).toMatchObject({ is: 'wrong', what: 'roll' });
  expect(changed((record) => (record[10] = { note: { at: 1, what: { secret: other } } }))).toEqual(wrong('secret'));
  expect(changed((record) => record.pop())).toEqual({ is: 'not-shown' });
  expect(changed((record) => (record[3] = { note: { at: 1, who: 'home', what: { number: other } } }))).toEqual(
    wrong('number', 'home'),
  );
  // Sides exchanged, a second seal, a number before a seal, a roll before a number.
  expect(changed((record) => (record[1] = { note: { at: 1, who: 'away', what: { seal: seals.home } } }))).toEqual(
    wrong('number', 'away'),
  );
  expect(changed((record) => record.splice(2, 0, record[1] ?? {}))).toEqual(wrong('seal', 'away'));
  expect(changed((record) => record.splice(1, 0, ...record.splice(3, 1)))).toEqual(wrong('order', 'home'));
  expect(changed((record) => record.splice(1, 0, ...record.splice(7, 1)))).toEqual(wrong('order'));
  // A seal of nobody, a secret of a side, what a roll asks for away from it and at the end, a roll with a leading zero.
  expect(changed((record) => record.splice(9, 0, { note: { at: 1, what: { seal: seals.home } } }))).toEqual(
    wrong('order'),
  );
  expect(changed((record) => (record[10] = { note: { at: 1, who: 'home', what: { secret: toHex(secret) } } }))).toEqual(
    wrong('secret'),
  );
  expect(changed((record) => record.splice(7, 0, { answer: 'done' }))).toEqual(wrong('order'));
  expect(changed((record) => record.push({ asked: dice(2) }))).toEqual(wrong('order'));
  expect(changed((record) => (record[7] = { answer: 'roll 03 2' }))).toEqual(wrong('order'));
  expect(changed((record) => (record[0] = { ...record[0], dice: 'seed' }))).toEqual({ is: 'not-sealed' });
  expect(check(written(lines()), 'another', nothing)).toEqual(wrong('match'));
  expect(check('{', match, nothing)).toEqual(wrong('record'));
});

test('a record that fits itself and not what this browser saw is found', () => {
  const late = from(0x70);
  const forged = lines();
  forged[0] = { ...forged[0], sealed: { match, seal: sealOf('server', match, late) } };
  forged[10] = { note: { at: 1, what: { secret: toHex(late) } } };
  const key = keyOf(match, late, [home, away]);
  forged[7] = { answer: `roll ${diceOf(key, 0, dice(2, 6, { differ: 0 })).join(' ')}` };
  forged[9] = { answer: `roll ${diceOf(key, 1, dice(2)).join(' ')}` };
  expect(check(written(forged), match, nothing)).toMatchObject({ is: 'proven', rolls: 2 });
  expect(check(written(forged), match, own)).toEqual({ is: 'wrong', what: 'server-seal' });
  const mine = { ...own, numbers: { home: toHex(late), away: null } };
  expect(check(written(lines()), match, mine)).toEqual({ is: 'wrong', what: 'number', side: 'home' });
  const seal = { ...own, seals: { home: seals.home, away: seals.home } };
  expect(check(written(lines()), match, seal)).toEqual({ is: 'wrong', what: 'seal', side: 'away' });
});
