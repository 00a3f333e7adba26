// Sealed dice, version 1: seals, the key and the dice that follow from it, and a record checked with nothing but itself and what
// this browser saw; pure. docs/DICE.md says how it works.
import type { BySide, Side } from '../../generated/protocol';
import { hmac, joined, sha256 } from './sha256';

const tag = ascii('gaffer sealed dice 1');
const sides: readonly Side[] = ['home', 'away'];

/** What a roll asks for. */
export interface Asked {
  owners: Side[];
  faces: number;
  /** Which rolls do not count and are made again: equal dice, the first with so much added; or dice with this face. */
  until?: { differ: number } | { without: 1 };
}

/** What this browser saw before the match and drew itself, as 64 digits each; null where it did not. */
export interface Known {
  server: string | null;
  seals: BySide<string | null>;
  numbers: BySide<string | null>;
}

/** What a check has found. */
export type Verdict =
  | { is: 'proven'; rolls: number; dice: number[][] }
  | { is: 'not-sealed' }
  | { is: 'not-shown' }
  | { is: 'wrong'; what: Wrong; side?: Side; roll?: number };

/** What does not fit. */
export type Wrong = 'record' | 'match' | 'server-seal' | 'secret' | 'seal' | 'number' | 'order' | 'roll';

export function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Bytes as small hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of their digits; null where it is not a text of 64. */
export function fromHex(text: unknown): Uint8Array | null {
  if (typeof text !== 'string' || !/^[0-9a-f]{64}$/.test(text)) return null;
  return Uint8Array.from({ length: 32 }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16));
}

/** Bytes with their length before them. */
function part(bytes: Uint8Array): Uint8Array {
  return joined([Uint8Array.of(bytes.length >> 8, bytes.length & 255), bytes]);
}

/** The seal of a number of the server or a side for a match. */
export function sealOf(whose: 'server' | Side, match: string, number: Uint8Array): string {
  return toHex(sha256(joined([tag, ascii(whose), ascii(match), number].map(part))));
}

/** The key of a match's dice; a seat of a computer coach has the empty number. */
export function keyOf(match: string, secret: Uint8Array, numbers: readonly Uint8Array[]): Uint8Array {
  return hmac(secret, joined([tag, ascii('key'), ascii(match), ...numbers].map(part)));
}

/** The dice of a roll, counted from 0. */
export function diceOf(key: Uint8Array, roll: number, asked: Asked): number[] {
  const bytes = stream(key, roll);
  for (;;) {
    const dice = asked.owners.map(() => die(bytes, asked.faces));
    if (counts(dice, asked)) return dice;
  }
}

function* stream(key: Uint8Array, roll: number): Generator<number, never> {
  const name = part(ascii('roll'));
  for (let block = 0; ; block++) {
    const numbers = new DataView(new ArrayBuffer(8));
    numbers.setUint32(0, roll);
    numbers.setUint32(4, block);
    yield* hmac(key, joined([name, new Uint8Array(numbers.buffer)]));
  }
}

/** A fair die: bytes that would favour some faces are passed over. */
function die(bytes: Generator<number, never>, faces: number): number {
  let byte: number;
  do byte = bytes.next().value;
  while (byte >= 256 - (256 % faces));
  return (byte % faces) + 1;
}

function counts(dice: readonly number[], { until }: Asked): boolean {
  if (until === undefined) return true;
  if ('without' in until) return !dice.includes(until.without);
  return (dice[0] ?? 0) + until.differ !== dice[1];
}

/** Checks the record of a match that is over: seals, the key, and every roll in order. */
export function check(text: string, match: string, known: Known): Verdict {
  let lines: Line[];
  try {
    lines = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line);
  } catch {
    return { is: 'wrong', what: 'record' };
  }
  const [header, ...entries] = lines;
  if (header?.dice !== 'sealed') return { is: 'not-sealed' };
  if (header.sealed?.match !== match) return { is: 'wrong', what: 'match' };
  const found = collect(header, entries);
  if ('wrong' in found) return { is: 'wrong', what: found.wrong, side: found.side };
  if (known.server !== null && known.server !== header.sealed.seal) return { is: 'wrong', what: 'server-seal' };
  for (const side of sides) {
    const [seal, number] = [found.seals[side], found.numbers[side]];
    if (known.seals[side] !== null && known.seals[side] !== seal) return { is: 'wrong', what: 'seal', side };
    const bytes = number === undefined ? new Uint8Array() : fromHex(number);
    const isOwn = known.numbers[side] === null || known.numbers[side] === number;
    const fits = number === undefined || (bytes !== null && sealOf(side, match, bytes) === seal);
    if (!isOwn || !fits) return { is: 'wrong', what: 'number', side };
  }
  if (found.secret === undefined) return { is: 'not-shown' };
  const secret = fromHex(found.secret);
  if (secret === null || sealOf('server', match, secret) !== header.sealed.seal) return { is: 'wrong', what: 'secret' };
  const numbers = sides.map((side) => fromHex(found.numbers[side]) ?? new Uint8Array());
  const key = keyOf(match, secret, numbers);
  for (const [roll, { asked, shows }] of found.rolls.entries())
    if (asked === undefined || shows !== diceOf(key, roll, asked).join(' ')) return { is: 'wrong', what: 'roll', roll };
  const dice = found.rolls.map(({ shows }) => shows.split(' ').map(Number));
  return { is: 'proven', rolls: dice.length, dice };
}

/** A line of a record, as far as the dice are concerned. */
interface Line {
  dice?: string;
  sealed?: { match: string; seal: string };
  seats?: BySide<{ coach: string }>;
  answer?: string;
  asked?: Asked;
  note?: { who?: Side; what: { seal?: string; number?: string; secret?: string } };
}

interface Found {
  seals: Partial<BySide<string>>;
  numbers: Partial<BySide<string>>;
  secret?: string;
  rolls: { asked: Asked | undefined; shows: string }[];
}

/** What the entries of a record say of the dice; each thing once, and in its order. */
function collect(header: Line, entries: readonly Line[]): Found | { wrong: Wrong; side?: Side } {
  const found: Found = { seals: {}, numbers: {}, rolls: [] };
  const isPlayed = (side: Side) => /^(person$|program )/.test(header.seats?.[side].coach ?? '');
  const has = (row: Partial<BySide<string>>) => sides.every((side) => !isPlayed(side) || row[side] !== undefined);
  let asked: Asked | undefined;
  for (const { note, answer, ...entry } of entries) {
    const { seal, number, secret } = note?.what ?? {};
    const side = note?.who;
    const isRoll = answer !== undefined && /^\s*roll/i.test(answer);
    if (asked !== undefined && !isRoll) return { wrong: 'order' };
    if (side === undefined && (seal ?? number) !== undefined) return { wrong: 'order' };
    if (seal !== undefined && side !== undefined) {
      if (!isPlayed(side) || found.seals[side] !== undefined) return { wrong: 'seal', side };
      found.seals[side] = seal;
    } else if (number !== undefined && side !== undefined) {
      if (!has(found.seals)) return { wrong: 'order', side };
      if (!isPlayed(side) || found.numbers[side] !== undefined) return { wrong: 'number', side };
      found.numbers[side] = number;
    } else if (secret !== undefined) {
      if (found.secret !== undefined || side !== undefined) return { wrong: 'secret' };
      found.secret = secret;
    } else if (entry.asked !== undefined) {
      asked = entry.asked;
    } else if (isRoll) {
      // The rules are patient with how an answer is written; a roll is not passed over for that.
      if (!/^roll( [1-9]\d*)+$/.test(answer)) return { wrong: 'order' };
      if (!has(found.numbers) || found.secret !== undefined) return { wrong: 'order' };
      found.rolls.push({ asked, shows: answer.slice(5) });
      asked = undefined;
    }
  }
  if (asked !== undefined) return { wrong: 'order' };
  return found;
}
