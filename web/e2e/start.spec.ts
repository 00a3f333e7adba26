// The start page and the form for a new match: what is seen at once, what a click leads to, and what is remembered.
import type { Page } from '@playwright/test';
import { takeSeat } from './lib/invite';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

const ways = ['Kick off now', 'Learn in ten minutes', 'Play a friend', 'Set up a match', 'Competitions'];

/** A way into a match, by what it is called. */
const way = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Be the gaffer.' }).locator('button, a').filter({ hasText: name });

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`every way in is in sight at ${viewport.width}x${viewport.height}`, async ({ visitor }) => {
    const page = await visitor({ viewport });
    await page.goto('/');
    await page.getByRole('img', { name: /^A match of FUBA/ }).waitFor();
    for (const name of ways) await expect(way(page, name)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Your matches' })).toBeInViewport({ ratio: 1 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, 'pixels beyond the screen').toBeLessThanOrEqual(0);
  });
}

test('the picture plays, and stands still for those who want it', async ({ page, visitor }) => {
  const pieces = (one: Page) => one.getByRole('img', { name: /^A match of FUBA/ }).innerHTML();
  const moving = await visitor({ reducedMotion: 'no-preference' });
  await moving.goto('/');
  await moving.getByRole('img', { name: /^A match of FUBA/ }).waitFor();
  const first = await pieces(moving);
  await expect.poll(() => pieces(moving)).not.toBe(first);
  await moving.getByRole('button', { name: 'Stop the picture' }).click();
  await expect(moving.getByRole('button', { name: 'Let the picture play' })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Let the picture play' })).toBeVisible();
});

test('the games say how long they take, and which to begin with', async ({ page }) => {
  await page.goto('/');
  const games = page.getByRole('region', { name: 'The games, and how long a match takes' });
  await expect(games.getByRole('listitem')).toHaveCount(9);
  for (const one of await games.getByRole('listitem').all()) await expect(one).toContainText(/\d+\smin/);
  await expect(games.getByRole('listitem').filter({ hasText: 'begin here' })).toContainText('FUBA 2.2');
  await games.getByRole('link', { name: 'Champions 2020 · full' }).click();
  await expect(page.getByRole('radio', { name: /Champions 2020 · full/ })).toBeChecked();
});

test('a match is set up on its own page, and one click goes on with it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No matches yet.')).toBeVisible();
  await startMatch(page, { game: 'champions', preset: 'friendly', seed: 171 });
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
  const match = page.url();

  await page.getByRole('link', { name: 'Gaffer' }).first().click();
  const mine = page.getByRole('region', { name: 'Your matches' });
  await expect(mine.getByRole('link').first()).toContainText('Your turn');
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 700 });
  const names = mine.locator('.name');
  await expect(names).toHaveText(['Rovers', 'United']);
  const cut = await names.evaluateAll((all) => all.map((name) => name.scrollWidth - name.clientWidth));
  expect(cut, 'pixels of the names that are cut').toEqual([0, 0]);
  await page.setViewportSize(wide);
  await mine.getByRole('link').first().click();
  await expect(page).toHaveURL(match);
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();

  await page.goto('/');
  await way(page, 'Set up a match').click();
  await expect(page.getByRole('radio', { name: /Champions 2020/ }).first(), 'the game of the last match').toBeChecked();
  await page.goto('/');
  await mine.getByRole('button', { name: /^Remove Rovers – United/ }).click();
  await expect(page.getByText('No matches yet.')).toBeVisible();
});

test('every switch says in words what it does', async ({ page }) => {
  await page.goto('/new?game=fuba&preset=full');
  await page.getByText('More: dice and rule switches').click();
  const event = page.getByRole('group', { name: 'Special event +5' });
  await expect(event).toContainText('Which team gets the two extra moves');
  await event.getByRole('radio', { name: /^The controlling team/ }).check();
  const lines = await page.locator('.switches label').allInnerTexts();
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines)
    expect(line, 'a name that only the program knows').not.toMatch(/^(printed|errata|\w+_\w+)/i);
  await expect(page.getByRole('checkbox', { name: /A7 offside risk/ })).toBeChecked();
  await expect(page.locator('label', { hasText: 'A7 offside risk' })).toContainText('Long balls behind the defence');
});

test('a friend gets an invitation, and is told of an address that leads nowhere', async ({ page, visitor }) => {
  await page.goto('/');
  await way(page, 'Play a friend').click();
  const dialog = page.getByRole('dialog', { name: 'Play a friend' });
  await expect(dialog).toContainText('Nobody at another computer can open a link to 127.0.0.1');
  await expect(dialog).toContainText('gaffer serve --listen 0.0.0.0:');
  const link = await dialog.getByRole('textbox', { name: /^Send this invitation/ }).inputValue();
  await dialog.getByRole('link', { name: 'To the match' }).click();
  await expect(page.getByText('Not here', { exact: true })).toBeVisible();

  // The friend's secret leaves the address, and the seat stays: after a reload and by the plain address.
  const friend = await visitor();
  await takeSeat(friend, link);
  await expect(page.getByText('Not here', { exact: true })).toBeHidden();
  await expect(friend).toHaveURL(/\/m\/[^#]+$/);
  await friend.reload();
  await expect(friend.getByText('You', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '4-4-2' }).click();
  await expect(friend.getByText('Your decision', { exact: true })).toBeVisible();

  // At the friend's computer the invitation leads to the seat that was taken by it; to anybody else it says so.
  const again = await friend.context().newPage();
  await again.goto(link);
  await expect(again).toHaveURL(/\/m\/[^#]+$/);
  await expect(again.getByText('Your decision', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Somebody has taken this seat already.')).toBeVisible();
});

test('what is wrong is told beside its field, and nothing is lost', async ({ page }) => {
  await page.goto('/new');
  const name = page.getByRole('group', { name: 'Home' }).getByLabel('Name');
  await name.fill('   ');
  await page.getByRole('group', { name: 'Away' }).getByLabel('Name').fill('Wanderers');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('group', { name: 'Home' }).getByRole('alert')).toContainText(/name/i);
  await expect(name).toBeFocused();
  await expect(page.getByRole('group', { name: 'Away' }).getByLabel('Name')).toHaveValue('Wanderers');
});

test('the theme of the settings stays', async ({ page }) => {
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Theme').selectOption('dark');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  expect(await ground()).not.toBe(light);
});

test('on a low screen the start button covers no field', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  await page.goto('/new');
  const button = page.getByRole('button', { name: 'Start the match' });
  await button.waitFor();
  for (const field of await page
    .getByRole('group', { name: /^(Home|Away)$/ })
    .locator('input, select')
    .all()) {
    await field.scrollIntoViewIfNeeded();
    const [top, other] = [await button.boundingBox(), await field.boundingBox()];
    expect(other!.y + other!.height <= top!.y || other!.y >= top!.y + top!.height, 'the button is beside it').toBe(
      true,
    );
  }
});
