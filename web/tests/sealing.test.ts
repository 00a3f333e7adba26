// Sealed dice over a real WebSocket: a page seals and shows by itself, never before it has seen all seals, and finds out whoever lies.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BySide, MatchInfo, Message, Sealing } from '../src/generated/protocol';
import { fromHex, sealOf } from '../src/lib/dice/sealed';
import { knownOf } from '../src/lib/dice/sealer';
import { SocketMatch } from '../src/lib/match/socket';
import { decider } from '../src/lib/match/table';
import { Page } from './lib/page';
import { SocketServer, type Connection } from './lib/socket-server';
import { heardAll, news, until } from './lib/words';

const server = '1'.repeat(64);
const theirs = sealOf('away', 'one', new Uint8Array(32).fill(7));
const nobody: BySide<string | null> = { home: null, away: null };
const both = { home: true, away: true };

let sockets: SocketServer;
let match: SocketMatch;
let kept: Map<string, string>;

beforeEach(async () => {
  sockets = await SocketServer.start();
  new Page(sockets.host);
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  match = new SocketMatch('one', 'secret');
});

afterEach(() => {
  match.close();
  sockets.stop();
  vi.unstubAllGlobals();
});

const sealing = (part: Partial<Sealing>): Sealing => ({
  server,
  seals: nobody,
  numbers: nobody,
  awaited: both,
  ...part,
});

async function join(part: Partial<Sealing>): Promise<Connection> {
  const connection = await sockets.next();
  await connection.hear();
  const teams = { home: { player: { who: 'person' } }, away: { player: { who: 'person' } } };
  const info = { id: 'one', game: 'fuba', dice: 'sealed', teams, sealing: sealing(part) } as unknown as MatchInfo;
  connection.say({ message: 'welcome', id: '', info, you: 'home' });
  connection.say(news(0, 0, []));
  await until(match, ({ version }) => version === 0);
  return connection;
}

const tell = (connection: Connection, part: Partial<Sealing>) =>
  connection.say({ message: 'sealing', ...sealing(part) } as Message);

/** The next request, which is a seal. */
async function seal(connection: Connection): Promise<string> {
  const request = await connection.hear();
  if (request.do !== 'seal') throw new Error(request.do);
  return request.seal;
}

it('seals at once, shows when all seals are seen, and is asked nothing before', async () => {
  const connection = await join({});
  const own = await seal(connection);
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  expect(decider(match.standing)).toBeNull();
  // A server that says that this seat is awaited, and does not show the other's seal, gets no number.
  tell(connection, { seals: { home: own, away: null } });
  await heardAll(match, connection);
  expect(connection.unheard).toBe(0);
  tell(connection, { seals: { home: own, away: theirs } });
  const shown = await connection.hear();
  if (shown.do !== 'number') throw new Error(shown.do);
  expect(sealOf('home', 'one', fromHex(shown.number) ?? new Uint8Array())).toBe(own);
  const nowhere = { home: false, away: false };
  tell(connection, {
    seals: { home: own, away: theirs },
    numbers: { home: shown.number, away: server },
    awaited: nowhere,
  });
  await until(match, (standing) => decider(standing) === 'home');
  expect(knownOf('one')).toEqual({
    server,
    seals: { home: own, away: theirs },
    numbers: { home: shown.number, away: null },
  });
});

it('draws one number for a match and a seat, however often it comes back', async () => {
  const first = await seal(await join({}));
  match.close();
  match = new SocketMatch('one', 'secret');
  expect(await seal(await join({}))).toBe(first);
});

it('keeps the seals that it saw first', async () => {
  const connection = await join({});
  const own = await seal(connection);
  tell(connection, { seals: { home: own, away: theirs } });
  await connection.hear();
  tell(connection, { server: '2'.repeat(64), seals: { home: own, away: '3'.repeat(64) } });
  await heardAll(match, connection);
  expect(knownOf('one')).toMatchObject({ server, seals: { away: theirs } });
});

it('says so where the seat was sealed in another browser', async () => {
  const connection = await join({ seals: { home: '4'.repeat(64), away: theirs } });
  await until(match, ({ sealedElsewhere }) => sealedElsewhere);
  expect(connection.unheard).toBe(0);
  expect(knownOf('one').numbers.home).toBeNull();
});
