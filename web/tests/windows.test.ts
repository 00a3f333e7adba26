// Windows at which a skill may be used: what was wanted is done without asking, and at a time that tells nothing.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Landmark, Message, Offer, Sight, Told } from '../src/generated/protocol';
import { MatchController } from '../src/lib/match/controller.svelte';
import { SocketMatch } from '../src/lib/match/socket';
import { Windows } from '../src/lib/match/windows.svelte';
import { settings } from '../src/lib/settings.svelte';
import { Page } from './lib/page';
import { SocketServer, type Connection } from './lib/socket-server';
import { heardAll, hint, offer, sight, until, welcome } from './lib/words';

const card = [offer('no'), { ...offer('use tackle'), label: 'Use Tackle' }];
const two = [offer('left'), offer('right')];

let server: SocketServer;
let page: Page;
let match: SocketMatch;
let table: MatchController;
let connection: Connection;

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  settings.skills = 'ask';
  server = await SocketServer.start();
  page = new Page(server.host);
});

afterEach(() => {
  table.close();
  server.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sits down at home, against a computer or a person. */
async function join({ hints = true, against = 'computer', alone = true } = {}): Promise<void> {
  match = new SocketMatch('one', 'secret');
  table = new MatchController([match], new Windows('one', alone));
  connection = await server.next();
  await connection.hear();
  const team = (who: string) => ({ name: who, player: { who } });
  const teams = { home: team('person'), away: team(against) };
  if (welcome.message !== 'welcome') throw new Error('no welcome');
  connection.say({ ...welcome, info: { ...welcome.info, hints, teams } as unknown as typeof welcome.info });
}

/** Asks the home side; so much has happened. */
async function ask(version: number, offers: Offer[], more: Partial<Sight> = {}, landmarks: (Landmark | null)[] = []) {
  const told = (landmark: Landmark | null) =>
    ({ event: 'moved', words: '', rule: null, ...(landmark === null ? {} : { landmark }) }) as unknown as Told;
  const asked: Message = {
    message: 'news',
    version,
    from: 0,
    events: landmarks.map(told),
    settled: 0,
    sight: { ...sight(offers), ...more },
  };
  connection.say(asked);
  await until(match, (now) => now.version === version);
}

const window = { decline: 'no' };

/** Hears a request and answers it. */
async function take(version: number, ...plans: string[]): Promise<string> {
  const asked = await connection.hear();
  if (asked.do === 'hint') connection.say({ message: 'hint', id: asked.id, hint: hint(...plans) });
  else connection.say({ message: 'done', id: asked.id, version });
  return 'choice' in asked ? String(asked.choice) : asked.do;
}

async function expectAsked(): Promise<void> {
  await heardAll(match, connection);
  expect(table.mine).toBe(true);
  expect(connection.unheard).toBe(0);
}

it('who has said nothing is asked', async () => {
  await join();
  await ask(1, card, window);
  await expectAsked();
});

it('never: every window is declined, and told in one line', async () => {
  await join();
  await ask(1, card, window);
  table.wishAtWindows('never');
  expect(await take(2)).toBe('no');
  await ask(2, card, window);
  expect(await take(3)).toBe('no');
  await ask(3, two);
  await expectAsked();
  expect(table.windows?.done).toEqual({ declined: 2, used: [] });
  table.take(two[0]!);
  expect(await take(4)).toBe('left');
  await ask(4, two);
  await expectAsked();
  expect(table.windows?.done.declined).toBe(0);
});

it('a wish holds for the match, and is the usual one from then on', async () => {
  await join();
  await ask(1, two);
  table.wishAtWindows('never');
  expect(settings.skills).toBe('never');
  settings.skills = 'ask';
  expect(new Windows('one', true).wish(match.standing)).toBe('never');
  expect(new Windows('another', true).wish(match.standing)).toBe('ask');
});

it('two people at one computer are both asked until each says otherwise', async () => {
  settings.skills = 'never';
  await join({ alone: false });
  await ask(1, card, window);
  await expectAsked();
  table.wishAtWindows('never');
  expect(await take(2)).toBe('no');
  const both = new Windows('one', false);
  expect(both.wish({ ...match.standing, you: 'away' })).toBe('ask');
});

it('not in this turn: asked again when the next one begins', async () => {
  await join();
  await ask(1, card, window, ['turn']);
  table.declineTurn();
  expect(await take(2)).toBe('no');
  await ask(2, card, window, ['turn', null, 'card']);
  expect(await take(3)).toBe('no');
  await ask(3, card, window, ['turn', null, 'card', 'turn']);
  await expectAsked();
  expect(table.windows?.done.declined).toBe(1);
});

it('who goes back is asked again', async () => {
  await join();
  await ask(1, card, window);
  table.declineTurn();
  expect(await take(2)).toBe('no');
  await ask(2, two, { can_undo: 1 });
  await heardAll(match, connection);
  table.undo();
  expect(await take(3)).toBe('undo');
  await ask(3, card, window);
  await expectAsked();
});

it('when it pays: a coach uses a skill or declines, and that is told', async () => {
  settings.skills = 'pays';
  await join();
  await ask(1, card, window);
  expect(await take(1, 'use tackle, no')).toBe('hint');
  expect(table.mine).toBe(false);
  expect(await take(2)).toBe('use tackle');
  await ask(2, card, window);
  expect(await take(2, 'no')).toBe('hint');
  expect(await take(3)).toBe('no');
  await ask(3, two);
  await expectAsked();
  expect(table.windows?.done).toEqual({ declined: 1, used: ['Use Tackle'] });
});

it('where no coach answers, somebody is asked', async () => {
  settings.skills = 'pays';
  await join();
  await ask(1, card, window);
  const asked = await connection.hear();
  connection.say({ message: 'refused', id: asked.id, problem: { code: 'no-hints', message: 'none' } });
  await expect.poll(() => table.mine).toBe(true);
  await expectAsked();
});

it('without hints nobody is asked but the person', async () => {
  settings.skills = 'pays';
  await join({ hints: false });
  await ask(1, card, window);
  await expectAsked();
});

it('against a person an answer takes the same time with a skill in the hand and without', async () => {
  settings.skills = 'pays';
  page.moves();
  await join({ against: 'person' });
  const made = vi.spyOn(match, 'choose');
  await ask(1, [offer('no')], window);
  table.toNow();
  page.pass(1999);
  await heardAll(match, connection);
  expect(made).not.toHaveBeenCalled();
  page.pass(1);
  expect(await take(2)).toBe('no');

  made.mockClear();
  await ask(2, card, window);
  table.toNow();
  expect(await take(2, 'use tackle')).toBe('hint');
  await heardAll(match, connection);
  page.pass(1999);
  await heardAll(match, connection);
  expect(made).not.toHaveBeenCalled();
  page.pass(1);
  expect(await take(3)).toBe('use tackle');
});
