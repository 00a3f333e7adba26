// Dice by hand between two computers, a seat that is open twice, and who says so: over a real WebSocket.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchInfo, Message, Sight } from '../src/generated/protocol';
import { MatchController } from '../src/lib/match/controller.svelte';
import { SocketMatch } from '../src/lib/match/socket';
import { Page } from './lib/page';
import { SocketServer, type Connection } from './lib/socket-server';
import { sight, until } from './lib/words';

let server: SocketServer;
let page: Page;
let match: SocketMatch;
let table: MatchController;

beforeEach(async () => {
  server = await SocketServer.start();
  page = new Page(server.host);
  match = new SocketMatch('one', 'secret');
  table = new MatchController([match]);
});

afterEach(() => {
  table.close();
  server.stop();
  vi.unstubAllGlobals();
});

const person = { name: '', colour: '', player: { who: 'person', link: false } };
const info = {
  id: 'one',
  game: 'fuba',
  dice: 'by-hand',
  teams: { home: person, away: person },
} as unknown as MatchInfo;

/** Takes the next connection, as the away side, and asks for the dice of one side. */
async function ask(version: number, owner: 'home' | 'away'): Promise<Connection> {
  const connection = await server.next();
  await connection.hear();
  connection.say({ message: 'welcome', id: '', info, you: 'away' });
  const roll: Sight = { ...sight([]), awaits: { kind: 'roll', purpose: 'shot', dice: [owner], faces: 6 } };
  connection.say({ message: 'news', version, from: 0, events: [], settled: 0, sight: roll });
  await until(match, (now) => now.link === 'joined' && now.version === version);
  return connection;
}

const said = (version: number, dice: number[] | null): Message => ({
  message: 'dice-said',
  version,
  side: 'home',
  dice,
});

describe('dice of the other side', () => {
  it('are confirmed as they were said', async () => {
    const connection = await ask(3, 'home');
    expect(table.rolling).toBe(false);
    expect(table.confirms).toBe(true);
    connection.say(said(3, [5]));
    await until(match, (now) => now.said !== null);
    table.confirmDice([5]);
    expect(await connection.hear()).toMatchObject({ do: 'confirm', version: 3, dice: [5] });
  });

  it('are forgotten when the match has gone on, and said again to whoever comes back', async () => {
    const connection = await ask(3, 'home');
    connection.say(said(3, [5]));
    await until(match, (now) => now.said !== null);
    connection.drop();
    await until(match, ({ link }) => link === 'lost');
    page.pass(1000);
    const again = await ask(4, 'home');
    expect(match.standing.said).toBe(null);
    // What was said for another version is late.
    again.say(said(3, [5]));
    again.say(said(4, null));
    expect((await until(match, (now) => now.said !== null)).said).toEqual({ side: 'home', dice: null });
  });

  it('are typed in by whoever owns them', async () => {
    await ask(3, 'away');
    expect(table.rolling).toBe(true);
  });
});

describe('a seat', () => {
  it('is joined by the same name whenever the tab comes back', async () => {
    const connection = await server.next();
    const first = await connection.hear();
    connection.drop();
    await until(match, ({ link }) => link === 'lost');
    page.pass(1000);
    const second = await (await server.next()).hear();
    expect(first).toHaveProperty('client', expect.stringMatching(/^\w{10,64}$/));
    expect(second).toMatchObject({ client: (first as { client?: string }).client });
  });

  it('that is opened again is told until it was read', async () => {
    const connection = await ask(3, 'home');
    connection.say({ message: 'opened-again', places: 2 });
    await until(match, (now) => now.opened !== null);
    expect(table.opened).toEqual({ side: 'away', places: 2 });
    table.forgetOpenedAgain();
    expect(table.opened).toBe(null);
  });

  it('is told that the rules have changed until it was read', async () => {
    const connection = await ask(3, 'home');
    connection.say({ message: 'rules-changed', rules: 2, words: 'The rules have changed.' });
    await until(match, (now) => now.rulesChanged);
    expect(table.rulesChanged).toBe(true);
    table.forgetRulesChanged();
    expect(table.rulesChanged).toBe(false);
  });
});
