// Accounts: made, logged in on another device with the same matches, brought back by a code, closed; and nothing of them
// without a club.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { Server } from './lib/server';
import { expectInSight, expectNoSideways } from './lib/sight';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

const club = `name = "Rovers"
[rules]
en = "Be kind."
fi = "Ole kiltti."
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

const bar = (page: Page) => page.getByRole('banner').first();

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function logIn(page: Page, name: string, word = password): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Log in' });
  await form.getByLabel('Name').first().fill(name);
  await form.getByLabel('Password').first().fill(word);
  await form.getByRole('button', { name: 'Log in' }).click();
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('without a club nothing is seen of accounts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Kick off now' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByText('This server has no accounts')).toBeVisible();
});

test('a guest’s match moves into the account and goes on at another device', async ({ visitor }) => {
  const page = await visitor({ baseURL: server.address });
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 7 });
  const id = matchOf(page);
  const player = new Player(page, picker(3));
  await player.act(await player.look());
  await page.goto('/');
  await bar(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('One match of this browser moves into the account.')).toBeVisible();
  await register(page, 'Anna');
  await expect(bar(page).getByRole('link', { name: 'Anna' })).toBeVisible();

  const phone = await visitor({ baseURL: server.address, viewport: { width: 390, height: 844 } });
  await logIn(phone, 'anna');
  await expect(phone.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  for (const width of [320, 393, 700, 844]) {
    await phone.setViewportSize({ width, height: 844 });
    await phone.goto('/');
    await expectInSight(bar(phone).getByRole('button', { name: 'Settings' }), `the settings at ${width}`);
    await expectNoSideways(phone, `at ${width}, logged in`);
  }
  const mine = phone.getByRole('region', { name: 'Your matches' });
  await expect(mine.getByText('Your turn')).toBeVisible();
  await mine.getByRole('link').first().click();
  await phone.waitForURL(new RegExp(`/m/${id}`));
  const there = new Player(phone, picker(4));
  await there.act(await there.look());

  // Whoever closes the session takes the seat away from that device at once.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByRole('button', { name: /^Log out there/ })).toHaveCount(0);
  await expect(phone.getByText('this link does not open a seat of this match')).toBeVisible();
});

test('codes are shown once, bring back once, and the account can be deleted', async ({ visitor }) => {
  const page = await visitor({ baseURL: server.address });
  await register(page, 'Bertil');
  const codes = page.getByRole('region', { name: 'Recovery codes' });
  await codes.getByLabel('Password').fill(password);
  await codes.getByRole('button', { name: 'Make ten new codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const code = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await page.reload();
  await expect(codes.getByText('10 codes are left.')).toBeVisible();
  await expect(codes.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await logIn(page, 'Bertil', 'wrong password');
  await expect(page.getByRole('alert')).toContainText('do not belong together');
  await page.getByText('Forgot your password?').click();
  const form = page.locator('details').filter({ hasText: 'Forgot your password?' });
  await form.getByLabel('Name').fill('Bertil');
  await form.getByLabel('Recovery code').fill(code);
  await form.getByLabel('New password').fill('staple correct horse');
  await form.getByRole('button', { name: 'Come back with a code' }).click();
  // With the new password come new codes in the place of all that there were.
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByText(code)).toHaveCount(0);

  await page.getByText('Delete the account…').click();
  const end = page.locator('details').filter({ hasText: 'Delete it for good' });
  await end.getByLabel('Password').fill('staple correct horse');
  await end.getByRole('button', { name: 'Delete it for good' }).click();
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await logIn(page, 'Bertil', 'staple correct horse');
  await expect(page.getByRole('alert')).toContainText('do not belong together');
});

test('a token of a program is shown once and can be made void', async ({ visitor }) => {
  const page = await visitor({ baseURL: server.address });
  await register(page, 'Cecil');
  await page.getByText('Tokens for programs that play').click();
  const programs = page.getByRole('region', { name: 'Programs' });
  await programs.getByLabel('Name of the program').fill('Cecilbot');
  await programs.getByLabel('What the token is for').fill('at home');
  await programs.getByRole('button', { name: 'Make a token' }).click();
  await expect(programs.getByLabel('The token, shown only now')).toHaveValue(/^[0-9a-f]{64}$/);
  await programs.getByRole('button', { name: /^Make void/ }).click();
  await expect(programs.getByRole('listitem')).toHaveCount(0);
});

test('the pages of accounts by keyboard, by axe, in Finnish and on a phone', async ({ visitor }) => {
  const page = await visitor({ baseURL: server.address });
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Log in' });
  await form.getByLabel('Name').first().waitFor();
  await expectClean(page, 'log in');
  // By keyboard alone.
  await page.getByText('Rules of the house').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Be kind.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dora');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dora' })).toBeFocused();
  await page.getByText('Tokens for programs that play').click();
  await page.getByText('Delete the account…').click();
  await expectClean(page, 'the account');

  const phone = await visitor({ baseURL: server.address, locale: 'fi-FI', viewport: { width: 390, height: 844 } });
  await phone.goto('/account');
  await phone.getByText('Talon säännöt').click();
  await expect(phone.getByText('Ole kiltti.')).toBeVisible();
  await expectClean(phone, 'log in on a phone');
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide, 'nothing is wider than the screen').toBe(false);
});
