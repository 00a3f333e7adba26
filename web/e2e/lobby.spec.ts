// The lobby: two people find each other, are led to one match, each at his own seat, and say a phrase that each reads in his own
// language; challenges for one person; what is watched; and all of it for those who listen and on a phone.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Server } from './lib/server';
import { expect, test } from './lib/test';

const club = `name = "Rovers"
[limits]
attempts = 1000
registrations = 1000
`;
const password = 'correct horse battery';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start(club);
});
test.afterAll(() => server.remove());

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const challenges = (page: Page) => page.getByRole('region', { name: /^(Open challenges|Avoimet haasteet)$/ });

/** Wants to play, by a clock of its own so that nobody else in these tests wants the same. */
async function want(page: Page, clock: RegExp, to?: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Find an opponent' });
  const time = form.getByLabel('Time to think');
  await time.waitFor();
  await time.selectOption({ label: await labelOf(page, clock) });
  if (to !== undefined) {
    await form.getByText('More: with whom').click();
    await form.getByLabel('For one person').fill(to);
  }
  await form.getByRole('button', { name: to === undefined ? 'Play' : 'Challenge', exact: true }).click();
}

async function labelOf(page: Page, clock: RegExp): Promise<string> {
  const labels = await page.getByLabel('Time to think').locator('option').allTextContents();
  return labels.find((label) => clock.test(label)) ?? '';
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('guests find each other, play at seats of their own and talk in two languages', async ({ visitor }) => {
  const maker = await visitor({ baseURL: server.address });
  await maker.goto('/');
  await maker
    .getByRole('main')
    .getByRole('link', { name: /^Lobby/ })
    .click();
  await want(maker, /^10 minutes/);
  await expect(challenges(maker).getByText('Waiting for an opponent…')).toBeVisible();
  // He looks at something else meanwhile.
  await maker.getByRole('banner').getByRole('link', { name: 'Rules' }).click();
  await expect(maker.getByText('Your challenge is open.')).toBeVisible();

  const other = await visitor({ baseURL: server.address, locale: 'fi-FI', viewport: { width: 390, height: 844 } });
  await other.goto('/lobby');
  const row = challenges(other).getByRole('listitem').filter({ hasText: '10 min' });
  await row.getByRole('button', { name: /^Ota vastaan/ }).click();
  await other.waitForURL(/\/m\/[0-9a-f]{24}$/);
  await maker.waitForURL(/\/m\/[0-9a-f]{24}$/);
  expect(new URL(maker.url()).pathname).toBe(new URL(other.url()).pathname);
  await expect(maker.getByText('Your challenge is open.')).toHaveCount(0);

  // Both have sealed their dice: each sits at his own seat.
  const chat = maker.getByRole('log', { name: 'Chat' });
  await expect(chat).toBeVisible();
  await maker.getByRole('button', { name: 'Good luck!' }).click();
  await expect(chat.getByText('Good luck!')).toBeVisible();
  // On the phone the chat is out of sight, and what is said comes to the top.
  const said = other.getByRole('main').getByRole('paragraph').filter({ hasText: 'Guest' });
  await expect(said.filter({ hasText: 'Onnea peliin!' }).first()).toBeVisible();
  await maker.getByRole('textbox', { name: 'Say something' }).fill('<i>hei</i>');
  await maker.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(said.filter({ hasText: '<i>hei</i>' }).first()).toBeVisible();

  // Who does not want to talk does not.
  await maker.getByRole('button', { name: 'Settings' }).click();
  await maker.getByLabel('Chat beside matches').uncheck();
  await expect(chat).toHaveCount(0);
});

test('a challenge for one person finds him on every page', async ({ visitor }) => {
  const anna = await visitor({ baseURL: server.address });
  const bert = await visitor({ baseURL: server.address });
  await register(anna, 'Anna');
  await register(bert, 'Bert');
  await anna.goto('/lobby');
  await bert.goto('/learn');
  await expect(anna.getByRole('region', { name: 'Who is here' }).getByText('Bert')).toBeVisible();
  await want(anna, /^30 minutes/, 'bert');
  const notice = bert.getByRole('status', { name: 'Challenges and matches' });
  await expect(notice.getByText('Anna challenges you.')).toBeVisible();
  await expectClean(bert, 'a page with a notice');
  await notice.getByRole('button', { name: 'No, thanks' }).click();
  await expect(challenges(anna).getByText('Your challenge')).toHaveCount(0);
  await anna.getByRole('button', { name: 'Challenge', exact: true }).click();
  await notice.getByRole('button', { name: 'Accept' }).click();
  await bert.waitForURL(/\/m\//);
  await anna.waitForURL(/\/m\//);
  await expect(anna.getByRole('heading', { level: 1, name: /Anna.*Bert|Bert.*Anna/ })).toHaveCount(1);

  // What is public is listed, and everybody may look.
  const guest = await visitor({ baseURL: server.address });
  await guest.goto('/lobby');
  const listed = guest.getByRole('region', { name: 'Matches to watch' }).getByRole('link', { name: /Anna/ });
  await expect(listed).toBeVisible();
  await expectClean(guest, 'the lobby');
  await listed.click();
  await guest.waitForURL(/\/m\//);
  await expect(guest.getByRole('log', { name: 'Chat of those who watch' })).toBeVisible();
});

test('the same wish of two becomes a match, and the lobby fits a phone', async ({ visitor }) => {
  const one = await visitor({ baseURL: server.address, viewport: { width: 390, height: 844 } });
  const other = await visitor({ baseURL: server.address });
  await one.goto('/lobby');
  await want(one, /^60 minutes|^1 hour/);
  await expect(challenges(one).getByText('Waiting for an opponent…')).toBeVisible();
  await expectClean(one, 'the lobby on a phone');
  const wide = await one.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide, 'nothing sticks out').toBe(false);
  await other.goto('/lobby');
  await want(other, /^60 minutes|^1 hour/);
  await one.waitForURL(/\/m\//);
  await other.waitForURL(/\/m\//);
  expect(new URL(one.url()).pathname).toBe(new URL(other.url()).pathname);
});

test('who leaves takes his challenge along', async ({ visitor }) => {
  const maker = await visitor({ baseURL: server.address });
  const other = await visitor({ baseURL: server.address });
  await maker.goto('/lobby');
  await other.goto('/lobby');
  await want(maker, /^10 minutes/);
  const row = challenges(other).getByRole('listitem').filter({ hasText: '10 minutes' });
  await expect(row).toHaveCount(1);
  await maker.reload();
  await expect(challenges(maker).getByText('Your challenge')).toBeVisible();
  await challenges(maker).getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toHaveCount(0);
  await want(maker, /^10 minutes/);
  await expect(row).toHaveCount(1);
  await maker.close();
  await expect(row).toHaveCount(0, { timeout: 60_000 });
});
