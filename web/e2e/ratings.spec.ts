// A rated match of two accounts: agreed to on the invitation, resigned after the first roll, with a server that is killed in between;
// the profiles, the ladder and the dice show it, to everybody as far as they may know.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { invitationFrom, takeSeat } from './lib/invite';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { Server } from './lib/server';
import { matchOf } from './lib/start';
import { expect, test } from './lib/test';

const club = 'name = "Rovers"\n[limits]\nattempts = 1000\nregistrations = 1000\n';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('correct horse battery');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect.soft(wide, `${what}: nothing is wider than the screen`).toBe(false);
}

test('two accounts play for ratings, and a killed server loses nothing of it', async ({ visitor }) => {
  test.setTimeout(120_000);
  const server = await Server.start(club);
  try {
    const home = await visitor({ baseURL: server.address });
    const away = await visitor({ baseURL: server.address });
    await register(home, 'Anna');
    await register(away, 'Bertil');

    await home.goto('/new');
    await expect(home.getByLabel('Rated')).toBeVisible();
    await home.getByRole('group', { name: 'Away' }).getByLabel('Who plays').selectOption('link');
    await home.getByLabel('Rated').check();
    await button(home, 'Start the match').click();
    await home.waitForURL(/\/m\//);
    const link = await invitationFrom(home);
    const id = matchOf(home);

    // Without an account nobody takes the seat, and is told why.
    const guest = await visitor({ baseURL: server.address });
    await guest.goto(link);
    await expect(guest.getByRole('definition').filter({ hasText: /^Rated$/ })).toBeVisible();
    await button(guest, 'Take the seat').click();
    await expect(guest.getByRole('alert')).toContainText('both sides need an account');
    await takeSeat(away, link);

    const players = [new Player(home, picker(8)), new Player(away, picker(9))];
    const running = home.getByRole('timer', { name: /running$/ });
    while ((await running.count()) === 0) {
      for (const player of players) {
        const now = await player.glance();
        if (now !== null) await player.act(now);
      }
    }
    for (const page of [home, away]) await expect(page.locator('.term', { hasText: /^Rated$/ })).toBeVisible();
    await server.kill();
    await server.startAgain();
    await home.reload();
    await button(home, 'Match menu').click();
    await button(home, 'Resign').click();
    await button(home, 'Yes, I resign').click();
    await expect(home.getByRole('heading', { name: 'Rovers resigned: United wins' })).toBeVisible();
    await server.kill();
    await server.startAgain();

    // The dice for the kick-off are counted soon after the start, and left out: they were thrown until they differed.
    await expect
      .poll(async () => ((await (await home.request.get('/api/dice')).json()) as { left_out: number }).left_out)
      .toBeGreaterThan(0);

    // A newcomer's loss against a newcomer by Glicko-2.
    await home.goto('/people/anna');
    const ladder = home.getByRole('region', { name: 'FUBA 2.2 · slow' });
    await expect(ladder.getByText('1338? ± 290').first()).toBeVisible();
    await expect(ladder.getByText('provisional')).toBeVisible();
    await expect(ladder.getByRole('img', { name: /after one match: 1338$/ })).toBeVisible();
    const matches = home.getByRole('region', { name: 'Matches' });
    await expect(matches.getByText('Lost')).toBeVisible();
    await expect(matches.getByLabel('Change of the rating: -162')).toBeVisible();
    await expect(matches.getByText('resigned')).toBeVisible();
    await expect(home.getByRole('region', { name: 'Dice' }).getByText('dice are left out')).toBeVisible();
    await expectClean(home, 'a profile');

    // By keyboard to the opponent, whose profile a guest may see too.
    await matches.getByRole('link', { name: 'Bertil' }).focus();
    await home.keyboard.press('Enter');
    await expect(home.getByRole('heading', { level: 1, name: 'Bertil' })).toBeVisible();
    await expect(home.getByText('1662? ± 290').first()).toBeVisible();
    await guest.goto('/people/Bertil');
    await expect(guest.getByLabel('Change of the rating: +162')).toBeVisible();
    await guest.getByRole('link', { name: 'Replay of Rovers – United' }).click();
    await guest.waitForURL(`**/replay/${id}`);

    await guest.goto('/ladder?game=fuba&edition=2.2&speed=slow');
    await expect(guest.getByText('Nobody has a place on this ladder yet.')).toBeVisible();
    await expectClean(guest, 'a ladder');
    await guest.goto('/dice');
    await expect(guest.getByText('dice are left out')).toBeVisible();
    await expectClean(guest, 'the dice of the server');

    // The computer that fits is the next opponent.
    await home.goto('/');
    await home.getByRole('link', { name: /^A computer that fits you/ }).click();
    await expect(home.getByRole('group', { name: 'Away' }).getByLabel('Who plays')).toHaveValue(/^computer amateur$/);

    const phone = await visitor({ baseURL: server.address, locale: 'fi-FI', viewport: { width: 390, height: 844 } });
    await phone.goto('/people/Anna');
    await expect(phone.getByText('1338? ± 290').first()).toBeVisible();
    await expect(phone.getByText('Tappio', { exact: true })).toBeVisible();
    await expectClean(phone, 'a profile on a phone');
    await phone.goto('/people/nobody');
    await expect(phone.getByRole('alert')).toContainText('täällä ei ole sellaista jäsentä');
  } finally {
    await server.remove();
  }
});
