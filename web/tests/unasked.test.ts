// Questions that need not be asked: one answer alone, and a team that is lined up in the usual way.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message, Offer, Sight } from '../src/generated/protocol';
import { MatchController } from '../src/lib/match/controller.svelte';
import { SocketMatch } from '../src/lib/match/socket';
import { Page } from './lib/page';
import { SocketServer, type Connection } from './lib/socket-server';
import { heardAll, offer, sight, until, welcome } from './lib/words';

const two = [offer('yes'), offer('no')];

let server: SocketServer;
let match: SocketMatch;
let table: MatchController;
let connection: Connection;

beforeEach(async () => {
  server = await SocketServer.start();
  new Page(server.host);
  match = new SocketMatch('one', 'secret');
  table = new MatchController([match]);
  connection = await server.next();
  await connection.hear();
  connection.say(welcome);
});

afterEach(() => {
  table.close();
  server.stop();
  vi.unstubAllGlobals();
});

/** Asks the home side. */
async function ask(version: number, offers: Offer[], more: Partial<Sight> = {}): Promise<void> {
  const asked: Message = {
    message: 'news',
    version,
    from: 0,
    events: [],
    settled: 0,
    sight: { ...sight(offers), ...more },
  };
  connection.say(asked);
  await until(match, (now) => now.version === version);
}

/** Hears a choice and says that it was taken. */
async function take(version: number): Promise<string> {
  const asked = await connection.hear();
  connection.say({ message: 'done', id: asked.id, version });
  return 'choice' in asked ? String(asked.choice) : asked.do;
}

it('one answer is played and told', async () => {
  await ask(1, [{ ...offer('place b3'), label: 'Place a player in b3' }]);
  expect(table.mine).toBe(false);
  expect(await take(2)).toBe('place b3');
  await ask(2, two);
  await heardAll(match, connection);
  expect(table.mine).toBe(true);
  expect(table.passed).toMatchObject({ why: 'forced', label: 'Place a player in b3' });
});

it('that nothing can be used at a window is not told', async () => {
  await ask(1, [{ ...offer('no'), label: 'No skill' }], { decline: 'no' });
  expect(await take(2)).toBe('no');
  await ask(2, two);
  await heardAll(match, connection);
  expect(table.mine).toBe(true);
  expect(table.passed).toBeNull();
});

it('one answer with odds is asked', async () => {
  await ask(1, [{ ...offer('kick'), tells_chances: true }]);
  await heardAll(match, connection);
  expect(table.mine).toBe(true);
  expect(connection.unheard).toBe(0);
});

it('taking back goes beyond what was forced', async () => {
  await ask(3, two, { can_undo: 2 });
  table.undo();
  expect(await take(4)).toBe('undo');
  await ask(4, [offer('forced')], { can_undo: 1 });
  expect(await take(5)).toBe('undo');
  await ask(5, two, { can_undo: 0 });
  await heardAll(match, connection);
  expect(table.mine).toBe(true);
  expect(connection.unheard).toBe(0);
});

it('a team is lined up until something else is asked', async () => {
  const place = (choice: string) => ({ choice, kind: 'outfield' as const });
  table.lineUp('home');
  await ask(1, two, { line_up: { name: 'formation', row: [place('formation 4-4-2')] } });
  expect(await take(2)).toBe('formation 4-4-2');
  await ask(2, two, { line_up: { name: 'kick-off', row: [place('place a2'), place('place b3')] } });
  expect(await take(3)).toBe('place a2, place b3');
  await ask(3, two);
  await heardAll(match, connection);
  expect(table.passed?.why).toBe('line-up');
  expect(table.mine).toBe(true);
  // The next set-up is asked again.
  await ask(4, two, { line_up: { name: 'kick-off', row: [place('place a2')] } });
  await heardAll(match, connection);
  expect(table.mine).toBe(true);
  expect(connection.unheard).toBe(0);
});
