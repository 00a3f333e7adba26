// The controller of a match page on top of a real WebSocket: what a person means, sent once, and what a lost connection,
// a refusal and somebody who was faster leave of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message, Offer, Sight } from '../src/generated/protocol';
import { english } from '../src/lib/match/command';
import { MatchController } from '../src/lib/match/controller.svelte';
import { SocketMatch } from '../src/lib/match/socket';
import { Page } from './lib/page';
import { SocketServer, type Connection } from './lib/socket-server';
import { heardAll, hint, news, offer, until, welcome } from './lib/words';

const moves = [offer('move a1 a2', 'a1', 'a2'), offer('move a1 b1', 'a1', 'b1'), { ...offer('done'), ends_row: true }];

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

/** Takes the next connection and asks the home side for one of these offers. */
async function ask(version: number, offers: Offer[] = moves): Promise<Connection> {
  const connection = await server.next();
  await connection.hear();
  connection.say(welcome);
  connection.say(news(version, 0, [], 0, offers));
  await until(match, (now) => now.link === 'joined' && now.version === version);
  return connection;
}

async function lose(connection: Connection): Promise<void> {
  connection.drop();
  await until(match, ({ link }) => link === 'lost');
}

/** Acknowledges an answer and asks the next question. */
function take(connection: Connection, id: string, version: number): void {
  connection.say({ message: 'done', id, version });
  connection.say(news(version, 0, ['moved'], 1, moves));
}

/** Waits until the answer under way is answered. */
const settled = () => vi.waitFor(() => expect(table.busy).toBe(false));

describe('an answer', () => {
  it('goes out once, however often it is meant', async () => {
    const connection = await ask(1);
    table.point('a1');
    table.point('a2');
    table.point('a2');
    table.take(moves[2]!);
    table.command('move a1 c4', english);
    expect(table.busy).toBe(true);
    const asked = await connection.hear();
    expect(asked).toMatchObject({ do: 'choose', version: 1, choice: 'move a1 a2' });
    take(connection, asked.id, 2);
    await settled();
    expect(connection.unheard).toBe(0);
    expect(table).toMatchObject({ pointed: [], chosen: null, notice: null });
    table.take(moves[2]!);
    expect(await connection.hear()).toMatchObject({ version: 2, choice: 'done' });
  });

  it('that is refused leaves everything as it was and says why', async () => {
    const connection = await ask(1);
    table.point('a1');
    table.point('a2');
    const { id } = await connection.hear();
    const problem = { code: 'refused', message: 'not now', rule: 'F22-4.1a' };
    connection.say({ message: 'refused', id, problem });
    await settled();
    expect(table.notice).toEqual({ is: 'problem', problem });
    expect(table).toMatchObject({ pointed: [], chosen: null });
    expect(table.shown.version).toBe(1);
    expect(table.offers).toEqual(moves);
  });

  it('that came too late is no mistake: what is shown by then is the answer', async () => {
    const connection = await ask(1);
    table.take(moves[2]!);
    const { id } = await connection.hear();
    connection.say({ message: 'refused', id, problem: { code: 'stale', message: 'too late' } });
    connection.say(news(3, 0, ['moved'], 1, [offer('yes'), offer('no')]));
    await settled();
    await heardAll(match, connection);
    expect(table.notice).toBeNull();
    expect(table.shown.version).toBe(3);
    expect(table.offers.map(({ choice }) => choice)).toEqual(['yes', 'no']);
  });

  it('survives a lost connection, and nothing else is sent with it', async () => {
    const first = await ask(1);
    table.take(moves[2]!);
    const asked = await first.hear();
    await lose(first);
    expect(table.shown.link).toBe('lost');
    expect(table.busy).toBe(true);
    table.take(moves[0]!);
    page.pass(1000);
    const second = await ask(1);
    expect(await second.hear()).toEqual(asked);
    take(second, asked.id, 2);
    await settled();
    expect(second.unheard).toBe(0);
    expect(table.shown.version).toBe(2);
  });
});

describe('what was pointed at', () => {
  it('is still there when the connection comes back to the same question', async () => {
    const first = await ask(1);
    table.point('a1');
    await lose(first);
    page.pass(1000);
    await ask(1);
    expect(table.shown.link).toBe('joined');
    expect(table.pointed).toEqual(['a1']);
  });

  it('is dropped when the match has gone on meanwhile', async () => {
    const first = await ask(1);
    table.point('a1');
    await lose(first);
    page.pass(1000);
    await ask(2);
    expect(table.pointed).toEqual([]);
  });
});

describe('two people at one computer', () => {
  it('are asked to hand over before a secret, whichever seat joins first', async () => {
    const secret = (seat: 'home' | 'away') => {
      const asked = news(0, 0, [], 0, seat === 'home' ? moves : []);
      const { sight } = asked as { sight: Sight };
      return {
        ...asked,
        sight: { ...sight, awaits: { kind: 'secret', side: 'home', question: 'formation' } },
      } as Message;
    };
    const away = new SocketMatch('one', 'away');
    table.close();
    const home = new SocketMatch('one', 'home');
    const both = new MatchController([home, away]);
    try {
      const seats = new Map<unknown, Connection>();
      while (!seats.has('home') || !seats.has('away')) {
        const connection = await server.next();
        const request = await connection.hear();
        seats.set('seat' in request ? request.seat : null, connection);
      }
      for (const [seat, other] of [
        ['away', away],
        ['home', home],
      ] as const) {
        seats.get(seat)?.say({ ...welcome, you: seat } as Message);
        seats.get(seat)?.say(secret(seat));
        await until(other, ({ version }) => version === 0);
      }
      expect(both.shown.you).toBe('home');
      expect(both.handTo).toBe('home');
      expect(both.offers).toEqual([]);
      both.tookOver();
      expect(both.offers).toEqual(moves);
    } finally {
      both.close();
    }
  });
});

describe('the command field', () => {
  it('goes on with Enter alone: puts the end of a row forward, then makes it', async () => {
    const connection = await ask(1);
    table.command('', english);
    expect(table.chosen?.choice).toBe('done');
    expect(table.busy).toBe(false);
    table.command('', english);
    expect(await connection.hear()).toMatchObject({ do: 'choose', choice: 'done' });
  });

  it('goes on with what was pointed at', async () => {
    const connection = await ask(1);
    table.point('a1');
    table.command('', english);
    expect(table.chosen?.choice).toBe('move a1 a2');
    table.command('', english);
    expect(await connection.hear()).toMatchObject({ choice: 'move a1 a2' });
  });

  it('sends what is no offer, so that the rules say why not', async () => {
    const connection = await ask(1);
    table.command('move a1 c4', english);
    expect(await connection.hear()).toMatchObject({ do: 'choose', choice: 'move a1 c4' });
  });

  it('drops a hint for a question that is gone', async () => {
    const connection = await ask(1);
    table.command('hint', english);
    const { id } = await connection.hear();
    connection.say(news(2, 0, ['moved'], 1, moves));
    connection.say({ message: 'hint', id, hint: hint('done') });
    await heardAll(match, connection);
    expect(table).toMatchObject({ notice: null, chosen: null });
  });

  it('says what can be typed where a line is no choice', async () => {
    const connection = await ask(1);
    table.command('xyzzy 9', english);
    const { id } = await connection.hear();
    connection.say({ message: 'refused', id, problem: { code: 'bad-choice', message: "'xyzzy 9' is not a choice" } });
    await settled();
    await vi.waitFor(() =>
      expect(table.notice).toEqual({
        is: 'not-understood',
        line: 'xyzzy 9',
        examples: ['move a1 a2', 'move a1 b1', 'done'],
      }),
    );
  });

  it('plays the best plan of a hint in one go, by Enter alone', async () => {
    const connection = await ask(1);
    table.command('hint', english);
    const { id } = await connection.hear();
    expect(table.hinting).toBe(true);
    connection.say({ message: 'hint', id, hint: hint('move a1 a2, done', 'done') });
    await heardAll(match, connection);
    expect(table).toMatchObject({ hinting: false, notice: { is: 'hint' }, previewed: { choice: 'move a1 a2' } });
    table.command('', english);
    expect(await connection.hear()).toMatchObject({ do: 'choose', version: 1, choice: 'move a1 a2, done' });
  });
});

describe('a computer that thinks', () => {
  const thinking: Message = { message: 'thinking', version: 2, side: 'away', positions: 1240, milliseconds: 800 };

  it('says how far it is until it has decided', async () => {
    const connection = await ask(2);
    connection.say({ ...thinking, version: 1 });
    await heardAll(match, connection);
    expect(table.shown.thinking).toBe(null);
    connection.say(thinking);
    await heardAll(match, connection);
    expect(table.shown.thinking).toMatchObject({ positions: 1240 });
    table.playNow();
    const { id } = await connection.hear();
    connection.say({ message: 'done', id, version: 2 });
    connection.say(news(3, 0, ['moved'], 1, moves));
    await heardAll(match, connection);
    expect(table.shown).toMatchObject({ version: 3, thinking: null });
  });
});
