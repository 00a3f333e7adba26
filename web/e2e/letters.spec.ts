// Matches by letter: an answer that was left comes true, days off are told, and after an answer the page leads to the next decision.
import type { Page } from '@playwright/test';
import { invitationFrom, takeSeat } from './lib/invite';
import { commentary } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { matchOf, seeded } from './lib/start';
import { expect, test } from './lib/test';

/** Sets up a match by letter against somebody with a link; gives the invitation. */
async function byLetter(home: Page, seed: number): Promise<string> {
  await seeded(home, seed);
  await home.goto('/new');
  await home.getByRole('group', { name: 'Away' }).getByLabel('Who plays').selectOption('link');
  await home.getByLabel('Time to think').selectOption('slow');
  await home.getByRole('button', { name: 'Start the match' }).click();
  await home.waitForURL(/\/m\//);
  return invitationFrom(home);
}

const waiting = (page: Page) => page.getByRole('heading', { name: 'If they …, I will …' });
const left = (page: Page) => page.getByRole('list', { name: 'Answers left with the table' }).getByRole('listitem');
const mine = (page: Page) => page.getByRole('combobox', { name: 'I will', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Plays on both pages until one of them waits for an open decision of the other. */
async function untilOneWaits(
  pages: readonly Page[],
  players: readonly Player[],
): Promise<{ waits: Page; decides: Page }> {
  for (;;) {
    for (const [at, waits] of pages.entries()) {
      const foresees = mine(waits).locator('option');
      if ((await waiting(waits).count()) > 0 && (await foresees.count()) > 0) return { waits, decides: pages[1 - at]! };
    }
    for (const player of players) {
      const now = await player.glance();
      if (now !== null) await player.act(now);
    }
  }
}

/** Leaves every answer that may be asked for, whatever the other side does, and takes the last one back. */
async function leaveAnswers(page: Page): Promise<void> {
  const values = await mine(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const [at, value] of values.slice(0, 8).entries()) {
    await mine(page).selectOption(value);
    await button(page, 'Leave this answer').click();
    await expect(left(page)).toHaveCount(at + 1);
  }
  const count = await left(page).count();
  if (count > 1) {
    await left(page).last().getByRole('button').click();
    await expect(left(page)).toHaveCount(count - 1);
  }
}

test('an answer that was left is given when it comes true, and the other side did not see it before', async ({
  page: home,
  visitor,
}) => {
  const link = await byLetter(home, 53);
  const away = await visitor();
  await takeSeat(away, link);
  const pages = [home, away];
  const players = [new Player(home, picker(8)), new Player(away, picker(9))];
  const given = (page: Page) => page.getByText('had left this answer beforehand').first();
  for (let tries = 0; (await given(home).count()) === 0; tries++) {
    expect(tries).toBeLessThan(20);
    const { waits, decides } = await untilOneWaits(pages, players);
    await leaveAnswers(waits);
    await expect(decides.getByText('Answers left with the table')).toHaveCount(0);
    // It stays where it was left, also on another day.
    const before = await left(waits).count();
    await waits.reload();
    await expect(left(waits)).toHaveCount(before);
    // The other side plays until something became of what was left.
    const player = players[pages.indexOf(decides)]!;
    while ((await left(waits).count()) === before) {
      const now = await player.glance();
      if (now !== null) await player.act(now);
    }
    await home.waitForTimeout(500);
  }
  for (const page of pages)
    await expect.poll(async () => (await commentary(page)).at(-1)).toContain('had left this answer beforehand');
});

test('days off are told to the other side, and taken back', async ({ page: home, visitor }) => {
  const link = await byLetter(home, 54);
  const away = await visitor({ locale: 'fi-FI' });
  await takeSeat(away, link);
  await button(home, 'Days off…').click();
  await expect(home.getByText('You have 30 days off left.')).toBeVisible();
  await home.getByLabel('Days from now on').fill('5');
  await button(home, 'Take them off').click();
  await expect(home.getByText(/^Rovers is away until .*: its clock stands\.$/)).toBeVisible();
  await expect(away.getByText(/^Rovers on lomalla, loma päättyy /)).toBeVisible();
  await home.reload();
  await expect(home.getByText(/^Rovers is away until/)).toBeVisible();
  await button(home, 'Days off…').click();
  await button(home, 'I am back').click();
  await expect(away.getByText(/on lomalla/)).toBeHidden();
});

test('after an answer the page leads to the match that waits next', async ({ page: home, visitor }) => {
  const matches: string[] = [];
  const guests: Page[] = [];
  for (const seed of [55, 56]) {
    const link = await byLetter(home, seed);
    matches.push(matchOf(home));
    const guest = await visitor();
    await takeSeat(guest, link);
    guests.push(guest);
  }
  // Both matches begin with a decision of the home side; in the second one it is made.
  const player = new Player(home, picker(10));
  const next = home.getByRole('link', { name: /^Next decision:/ });
  while ((await next.count()) === 0) {
    const now = await player.glance();
    if (now !== null) await player.act(now);
  }
  await next.click();
  await expect(home).toHaveURL(new RegExp(`/m/${matches[0]}`));
});
