// A match over a real WebSocket: joining, coming back, asking again, and what is told twice or too late.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketMatch } from '../src/lib/match/socket';
import { Page } from './lib/page';
import { SocketServer, type Connection } from './lib/socket-server';
import { heardAll, hint, news, until, welcome } from './lib/words';

let server: SocketServer;
let page: Page;
let match: SocketMatch;

beforeEach(async () => {
  server = await SocketServer.start();
  page = new Page(server.host);
  match = new SocketMatch('one', 'secret');
});

afterEach(() => {
  match.close();
  server.stop();
  vi.unstubAllGlobals();
});

const words = () => match.standing.events.map((event) => event.words);

/** Takes the next connection, lets it join and tells how the match stands. */
async function join(version: number, from: number, events: string[], settled = 0): Promise<Connection> {
  const connection = await server.next();
  await connection.hear();
  connection.say(welcome);
  connection.say(news(version, from, events, settled));
  await until(match, (now) => now.link === 'joined' && now.version === version);
  return connection;
}

/** Breaks a connection and waits until the page has noticed. */
async function lose(connection: Connection): Promise<void> {
  connection.drop();
  await until(match, ({ link }) => link === 'lost');
}

describe('joining', () => {
  it('says the seat and what it knows', async () => {
    const connection = await server.next();
    expect(await connection.hear()).toMatchObject({ do: 'join', seat: 'secret', since: 0, want: 'sight' });
    expect(match.standing.link).toBe('joining');
    connection.say(welcome);
    connection.say(news(0, 0, ['a'], 1));
    expect(await until(match, ({ version }) => version === 0)).toMatchObject({ link: 'joined', you: 'home' });
  });

  it('stays away from a match that turns it away', async () => {
    const connection = await server.next();
    const { id } = await connection.hear();
    connection.say({ message: 'refused', id, problem: { code: 'not-your-seat', message: 'no' } });
    await until(match, ({ link }) => link === 'refused');
    page.online();
    page.pass(60_000);
    // Another page's connection is the next one that comes.
    const other = new SocketMatch('two', 'other');
    expect(await (await server.next()).hear()).toMatchObject({ seat: 'other' });
    expect(server.unmet).toBe(0);
    other.close();
  });

  it('stays away when its address is banned', async () => {
    const connection = await join(0, 0, ['a']);
    connection.close(4403, 'ask whoever runs this server');
    const { problem } = await until(match, ({ link }) => link === 'refused');
    expect(problem).toEqual({ code: 'banned', message: 'ask whoever runs this server' });
  });

  it('tries again where the trouble may pass', async () => {
    const connection = await server.next();
    const { id } = await connection.hear();
    connection.say({ message: 'refused', id, problem: { code: 'storage-failed', message: 'the disk is full' } });
    await until(match, ({ link }) => link === 'lost');
    page.pass(1000);
    await join(0, 0, ['a']);
  });
});

describe('coming back', () => {
  it('asks for what is not settled and replaces what it had of it', async () => {
    await lose(await join(4, 0, ['a', 'b', 'c'], 2));
    page.pass(1000);
    const connection = await server.next();
    expect(await connection.hear()).toMatchObject({ do: 'join', since: 2 });
    connection.say(welcome);
    connection.say(news(6, 2, ['d', 'e'], 2));
    await until(match, ({ version }) => version === 6);
    expect(words()).toEqual(['a', 'b', 'd', 'e']);
  });

  it('believes a server that numbers its versions anew', async () => {
    await lose(await join(9, 0, ['a', 'b'], 1));
    page.pass(1000);
    await join(5, 1, ['c']);
    expect(words()).toEqual(['a', 'c']);
  });

  it('does not wait when the network is back', async () => {
    await lose(await join(1, 0, ['a']));
    page.online();
    await join(2, 0, ['a', 'b']);
  });

  it('takes a connection for dead that does not answer', async () => {
    const silent = await join(1, 0, ['a']);
    const outcome = match.choose(1, 'b3');
    const asked = await silent.hear();
    page.pass(6000);
    expect(match.standing.link).toBe('lost');
    const connection = await join(1, 0, ['a']);
    expect(await connection.hear()).toEqual(asked);
    connection.say({ message: 'done', id: asked.id, version: 2 });
    connection.say(news(2, 1, ['b']));
    expect(await outcome).toEqual({ ok: true, version: 2 });
  });
});

describe('an answer', () => {
  it('is sent again with its id and version over the next connection', async () => {
    const first = await join(1, 0, ['a']);
    const outcome = match.choose(1, 'b3');
    const asked = await first.hear();
    expect(asked).toMatchObject({ do: 'choose', version: 1, choice: 'b3' });
    await lose(first);
    page.pass(1000);
    // The answer was taken before the connection broke.
    const second = await join(2, 1, ['b']);
    expect(await second.hear()).toEqual(asked);
    second.say({ message: 'done', id: asked.id, version: 2 });
    expect(await outcome).toEqual({ ok: true, version: 2 });
    expect(words()).toEqual(['a', 'b']);
  });

  it('that is given while the connection is lost waits for the welcome', async () => {
    await lose(await join(1, 0, ['a']));
    const outcome = match.choose(1, 'b3');
    page.pass(1000);
    const connection = await server.next();
    expect(await connection.hear()).toMatchObject({ do: 'join' });
    connection.say(news(1, 0, ['a']));
    await heardAll(match, connection);
    expect(connection.unheard).toBe(0);
    connection.say(welcome);
    connection.say(news(1, 0, ['a']));
    const { id } = await connection.hear();
    connection.say(news(2, 1, ['b']));
    connection.say({ message: 'done', id, version: 2 });
    expect(await outcome).toEqual({ ok: true, version: 2 });
  });

  it('is given when its news are here', async () => {
    const connection = await join(1, 0, ['a']);
    let given = false;
    const outcome = match.choose(1, 'b3').then(() => (given = true));
    const { id } = await connection.hear();
    connection.say({ message: 'done', id, version: 2 });
    await heardAll(match, connection);
    expect(given).toBe(false);
    connection.say(news(2, 1, ['b']));
    await outcome;
    expect(match.standing.version).toBe(2);
  });

  it('that is acknowledged twice counts once', async () => {
    const connection = await join(1, 0, ['a']);
    const outcome = match.choose(1, 'b3');
    const { id } = await connection.hear();
    for (let times = 0; times < 2; times++) {
      connection.say({ message: 'done', id, version: 2 });
      connection.say(news(2, 1, ['b']));
    }
    expect(await outcome).toEqual({ ok: true, version: 2 });
    await heardAll(match, connection);
    expect(words()).toEqual(['a', 'b']);
    // It is not waited for any more: nothing is sent again.
    await lose(connection);
    page.pass(1000);
    const again = await join(2, 0, ['a', 'b']);
    const hinted = match.hint();
    const asked = await again.hear();
    expect(asked.do).toBe('hint');
    again.say({ message: 'hint', id: asked.id, hint: hint('c3') });
    expect(await hinted).toEqual(hint('c3'));
  });

  it('that comes too late is refused, and the news are believed', async () => {
    const connection = await join(1, 0, ['a']);
    const outcome = match.choose(1, 'b3');
    const { id } = await connection.hear();
    connection.say({ message: 'refused', id, problem: { code: 'stale', message: 'too late' } });
    connection.say(news(3, 1, ['b', 'c']));
    expect(await outcome).toMatchObject({ ok: false, problem: { code: 'stale' } });
    await until(match, ({ version }) => version === 3);
    // And what is older than that changes nothing.
    connection.say(news(2, 1, ['x']));
    await heardAll(match, connection);
    expect(words()).toEqual(['a', 'b', 'c']);
  });

  it('gets its own reply where several wait', async () => {
    const connection = await join(1, 0, ['a']);
    const [why, hinted] = [match.why('b3'), match.hint()];
    const [first, second] = [await connection.hear(), await connection.hear()];
    connection.say({ message: 'hint', id: second.id, hint: hint('c3') });
    connection.say({ message: 'why', id: first.id, allowed: true });
    expect(await hinted).toEqual(hint('c3'));
    expect(await why).toEqual({ allowed: true });
  });
});
