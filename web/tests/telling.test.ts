// What happened is told before the next question can be answered, and nothing that is late takes a choice away.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message, Sight, Told } from '../src/generated/protocol';
import { english } from '../src/lib/match/command';
import { MatchController } from '../src/lib/match/controller.svelte';
import { SocketMatch } from '../src/lib/match/socket';
import { Page } from './lib/page';
import { SocketServer, type Connection } from './lib/socket-server';
import { heardAll, hint, offer, sight, until, welcome } from './lib/words';

const moves = [offer('move a1-a2', 'a1', 'a2'), offer('move a1-b1', 'a1', 'b1'), { ...offer('done'), ends_row: true }];

let server: SocketServer;
let page: Page;
let match: SocketMatch;
let table: MatchController;
let connection: Connection;

beforeEach(async () => {
  server = await SocketServer.start();
  page = new Page(server.host);
  page.moves();
  match = new SocketMatch('one', 'secret');
  table = new MatchController([match]);
  connection = await server.next();
  await connection.hear();
  connection.say(welcome);
  connection.say(stands(1, 0, []));
  await until(match, ({ version }) => version === 1);
});

afterEach(() => {
  table.close();
  server.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How the match stands: so many goals of the home side, after these events. */
function stands(version: number, goals: number, events: Partial<Told>[]): Message {
  const sheet = { score: { home: goals, away: 0 }, teams: { home: [], away: [] } } as unknown as Sight['sheet'];
  const told = events.map((event) => ({ event: 'any', words: 'any', rule: null, ...event }) as Told);
  const now: Sight = { ...sight(moves), sheet, board: { pieces: [], ball: { at: 'b4' } } };
  return { message: 'news', version, from: 0, events: told, settled: events.length, sight: now };
}

const shot: Partial<Told>[] = [
  { dice: [{ face: 6 }], ball: { places: ['b4'], goal: 'away' }, words: '6 > 2' },
  { landmark: 'goal', words: 'GOAL' },
];

async function score(): Promise<void> {
  connection.say(stands(2, 1, shot));
  await heardAll(match, connection);
}

const seen = () => ({
  dice: table.dice?.are,
  score: table.shown.sight?.sheet.score.home,
  told: table.shown.events.length,
  asks: table.mine,
  banner: table.banner !== null,
});

describe('a goal', () => {
  it('is told from the throw to the words, and asks when it is told', async () => {
    await score();
    expect(seen()).toEqual({ dice: 'thrown', score: 0, told: 0, asks: false, banner: false });
    page.pass(400);
    expect(seen()).toEqual({ dice: 'up', score: 0, told: 0, asks: false, banner: false });
    page.pass(200);
    expect(seen()).toEqual({ dice: 'reckoned', score: 0, told: 0, asks: false, banner: false });
    page.pass(350);
    expect(table.scene?.flight).toMatchObject({ goal: 'away', scores: true });
    page.pass(550);
    expect(seen()).toEqual({ dice: 'reckoned', score: 1, told: 0, asks: false, banner: true });
    page.pass(1100);
    expect(seen()).toMatchObject({ score: 1, told: 2, asks: true, banner: true });
  });

  it('that is skipped is known at once, and the click is no answer', async () => {
    await score();
    table.take(moves[0]!);
    expect(seen()).toMatchObject({ score: 1, told: 2, asks: true, banner: true });
    expect(table).toMatchObject({ busy: false, chosen: null });
    page.pass(1000);
    table.take(moves[2]!);
    expect(await connection.hear()).toMatchObject({ version: 2, choice: 'done' });
  });

  it('that is overtaken does not keep the match', async () => {
    await score();
    connection.say(stands(3, 1, [...shot, { words: 'kick-off' }]));
    await heardAll(match, connection);
    expect(table.behind).toBe(2);
    page.pass(60_000);
    page.pass(60_000);
    expect(seen()).toMatchObject({ told: 3, asks: true });
    expect(table.behind).toBe(0);
  });

  it('is known at once to whoever looks elsewhere', async () => {
    await score();
    page.hide();
    expect(seen()).toMatchObject({ score: 1, told: 2, asks: true });
  });

  it('that nobody wants to see moving is known at once', async () => {
    page.moves(false);
    await score();
    expect(seen()).toMatchObject({ dice: undefined, score: 1, told: 2, asks: true, banner: true });
  });
});

describe('what happened while nobody looked', () => {
  const football = (words: string): Partial<Told> => ({ words, football: words });
  const pass = { ...football('PASS'), dice: [{ face: 4 }] };
  const goal: Partial<Told> = { ...football('GOAL'), dice: [{ face: 6 }], landmark: 'goal' };

  async function missTwo(): Promise<void> {
    page.hide();
    connection.say(stands(2, 0, [pass, { words: 'a note' }]));
    connection.say(stands(3, 1, [pass, { words: 'a note' }, goal]));
    await heardAll(match, connection);
    page.show();
  }

  it('is counted and told again in its order', async () => {
    await missTwo();
    expect(table).toMatchObject({ missed: 2, scene: null, behind: 0 });
    expect(seen()).toMatchObject({ score: 1, told: 3, asks: true });
    table.tellMissed();
    expect(table.missed).toBe(0);
    expect(seen()).toMatchObject({ dice: 'thrown', score: 0, told: 0, asks: false });
    page.pass(400);
    page.pass(200);
    page.pass(350);
    expect(seen()).toMatchObject({ dice: undefined, score: 0, told: 2, asks: false });
    for (let step = 0; step < 20; step++) page.pass(300);
    expect(seen()).toMatchObject({ score: 1, told: 3, asks: true });
  });

  it('is read change by change where nothing may move', async () => {
    page.moves(false);
    await missTwo();
    expect(table.missed).toBe(2);
    table.tellMissed();
    expect(seen()).toMatchObject({ score: 0, told: 2, asks: false });
    page.pass(2000);
    expect(seen()).toMatchObject({ score: 1, told: 3, asks: false });
    page.pass(5000);
    expect(seen()).toMatchObject({ score: 1, told: 3, asks: true });
  });

  it('is skipped by a click', async () => {
    await missTwo();
    table.tellMissed();
    expect(table.skip()).toBe(true);
    expect(seen()).toMatchObject({ score: 1, told: 3, asks: true });
  });

  it('counts what happens after somebody has come back, which is told with it', async () => {
    await missTwo();
    const { missed } = table;
    const more = [...table.shown.events, { words: 'more', football: 'And more!' }];
    connection.say(stands(4, 1, more));
    await heardAll(match, connection);
    expect(table.missed).toBe(missed + 1);
  });

  it('is forgotten by whoever decides', async () => {
    await missTwo();
    table.take(moves[2]!);
    expect(table.missed).toBe(0);
  });

  it('is nothing where only notes were made', async () => {
    page.hide();
    connection.say(stands(2, 0, [{ words: 'a note' }]));
    await heardAll(match, connection);
    page.show();
    expect(table.missed).toBe(0);
  });
});

describe('a hint', () => {
  async function asked(): Promise<string> {
    table.command('hint', english);
    return (await connection.hear()).id;
  }

  async function given(id: string): Promise<void> {
    connection.say({ message: 'hint', id, hint: hint('done') });
    await heardAll(match, connection);
  }

  it('that comes late leaves a choice as it was', async () => {
    const id = await asked();
    table.point('a1');
    await given(id);
    expect(table).toMatchObject({ pointed: ['a1'], previewed: null, notice: { is: 'hint' } });
  });

  it('has an arrow only until something else is chosen', async () => {
    const id = await asked();
    await given(id);
    expect(table.previewed?.choice).toBe('done');
    table.point('a1');
    expect(table).toMatchObject({ previewed: null, path: [], notice: null });
  });
});

describe('a question', () => {
  it('without a choice is told how to ask', () => {
    expect(table.command('why', english)).toBe(true);
    expect(table.notice).toEqual({ is: 'why-what', example: 'move a1-a2' });
  });

  it('is never asked about a place that nobody pointed at', () => {
    table.point('c4');
    expect(table.notice).toEqual({ is: 'nothing-there', place: 'c4' });
    expect(connection.unheard).toBe(0);
  });
});
