// Time that is limited, and ends before the whistle: clocks that run in both browsers, a draw offered and agreed, giving up.
import type { Page } from '@playwright/test';
import { invitationFrom, takeSeat } from './lib/invite';
import { commentary } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { seeded } from './lib/start';
import { expect, test } from './lib/test';

/** Sets up a match against somebody with a link, with a clock in the words of the form; gives the invitation. */
async function timed(home: Page, clock: RegExp): Promise<string> {
  await seeded(home, 51);
  await home.goto('/new');
  await home.getByRole('group', { name: 'Away' }).getByLabel('Who plays').selectOption('link');
  const select = home.getByLabel('Time to think');
  const option = select.locator('option').filter({ hasText: clock });
  await select.selectOption(await option.getAttribute('value'));
  await home.getByRole('button', { name: 'Start the match' }).click();
  await home.waitForURL(/\/m\//);
  return invitationFrom(home);
}

const clock = (page: Page, side: 'home' | 'away') => page.locator(`[data-time="${side}"]`);
const menu = (page: Page) => page.getByRole('button', { name: 'Match menu' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('clocks stand before the first roll, run for whoever decides, and are told to everybody', async ({
  page: home,
  visitor,
}) => {
  const link = await timed(home, /^10 minutes each/);
  const away = await visitor();
  await takeSeat(away, link);
  for (const page of [home, away]) {
    await expect(page.locator('.term', { hasText: '10 minutes each, + 5 s a turn' })).toBeVisible();
    for (const side of ['home', 'away'] as const) await expect(clock(page, side)).toHaveText('10:00');
  }
  const players = [new Player(home, picker(8)), new Player(away, picker(9))];
  const running = home.getByRole('timer', { name: /running$/ });
  while ((await running.count()) === 0) {
    for (const player of players) {
      const now = await player.glance();
      if (now !== null) await player.act(now);
    }
  }
  await expect(running).toHaveCount(1);
  await expect(away.getByRole('timer', { name: /running$/ })).toHaveCount(1);
  // From the first roll on a match is resigned, not broken off.
  await menu(home).click();
  await expect(button(home, 'Break it off')).toBeHidden();
  await home.keyboard.press('Escape');
});

test('a draw is offered, declined, and agreed', async ({ page: home, visitor }) => {
  const link = await timed(home, /^No clock/);
  const away = await visitor();
  await takeSeat(away, link);
  await expect(menu(away)).toBeVisible();
  await menu(away).click();
  await button(away, 'Offer a draw').click();
  await expect(home.getByText('United offers a draw.').first()).toBeVisible();
  await expect(away.getByText('You offer a draw.').first()).toBeVisible();
  await button(home, 'Decline').click();
  await expect(away.locator('.offer')).toBeHidden();
  await expect(away.locator('[data-declined]')).toHaveText('Rovers declines the draw.');
  await expect(home.locator('[data-declined]')).toHaveText('You declined the draw.');

  await menu(home).click();
  await button(home, 'Offer a draw').click();
  await button(away, 'Accept').click();
  for (const page of [home, away]) {
    await expect(page.getByRole('heading', { name: 'Drawn by agreement' })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await expect.poll(async () => (await commentary(page)).at(-1)).toContain('Drawn by agreement');
  }
});

test('whoever resigns is asked once, and the card says how it ended, in both languages', async ({
  page: home,
  visitor,
}) => {
  const link = await timed(home, /^60 minutes/);
  const away = await visitor({ locale: 'fi-FI' });
  await takeSeat(away, link);
  await menu(home).click();
  await button(home, 'Resign').click();
  await button(home, 'No, play on').click();
  await expect(home.getByRole('dialog')).toBeHidden();
  await menu(home).click();
  await button(home, 'Resign').click();
  await button(home, 'Yes, I resign').click();
  await expect(home.getByRole('heading', { name: 'Rovers resigned: United wins' })).toBeVisible();
  await expect(away.getByRole('heading', { name: 'Rovers luovutti: United voittaa' })).toBeVisible();
  await expect(home.locator('[data-clock]')).toHaveText('Rovers resigned: United wins');
  await expect(away.locator('[data-clock]')).toHaveText('Rovers luovutti: United voittaa');
  // It is one line in one box, in whatever voice.
  const last = home.locator('.commentary li').last();
  await expect(last).toHaveText('Rovers resigned: United wins');
  expect(await last.evaluate((line) => line.getClientRects().length)).toBe(1);
  await home.reload();
  await expect(home.getByRole('heading', { name: 'Rovers resigned: United wins' })).toBeVisible();
  await home.getByRole('link', { name: 'Watch the replay' }).click();
  await expect.poll(async () => (await commentary(home)).at(-1)).toContain('Rovers resigned: United wins');
  await home.goto('/');
  await expect(home.locator('.about').first()).toContainText('Rovers resigned: United wins');
});

test('what both want to go on with later stands still', async ({ page: home, visitor }) => {
  const link = await timed(home, /^30 minutes/);
  const away = await visitor();
  await takeSeat(away, link);
  await menu(home).click();
  await button(home, 'Offer to go on later').click();
  await button(away, 'Accept').click();
  for (const page of [home, away])
    await expect(page.getByText('Both sides agreed to go on later').first()).toBeVisible();
  await expect(home.getByText('Your decision', { exact: true })).toBeHidden();
  await menu(away).click();
  await button(away, 'Offer to go on now').click();
  await button(home, 'Accept').click();
  await expect(home.getByText('Your decision', { exact: true })).toBeVisible();
});
