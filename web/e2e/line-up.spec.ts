// Lining up in one click: the usual places, those of last time, a coach's, saved ones, and those that are typed in.
import type { Page } from '@playwright/test';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

const fuba = { game: 'fuba', preset: '2.2', away: 'Computer: Random' } as const;
/** Home wins the toss, so it decides on the kick-off and sets up first. */
const seed = 7;

const prompt = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
/** How many pieces of home the pitch shows in an area. */
const home = async (page: Page, area: string) =>
  Number(
    /Rovers (\d+)/.exec((await page.locator(`[data-place="${area}"]`).getAttribute('aria-label')) ?? '')?.[1] ?? 0,
  );

/** A match in which home has to place ten pieces. */
async function toSetUp(page: Page): Promise<void> {
  await startMatch(page, { ...fuba, seed });
  await page.getByRole('button', { name: '4-4-2 (card)' }).click();
  await page.getByRole('button', { name: 'Rovers kicks off' }).click();
  await expect(prompt(page)).toContainText('10 in hand');
}

/** A new match in which pieces are to be placed, as if what was placed in the one before had been placed in this one. */
async function toSetUpAgain(page: Page): Promise<void> {
  await toSetUp(page);
  await expect(button(page, 'As last time'), 'nothing was placed in this match yet').toBeHidden();
  await page.evaluate((match) => {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith('gaffer.line-ups.'))) {
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), match }));
    }
  }, matchOf(page));
  await page.reload();
}

test('two clicks from the start page to the first decision that matters', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Kick off now/ }).click();
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
  await expect(prompt(page)).not.toContainText(/formation|kicks off|next piece|adjusted/i);
  await expect(page.getByText('Your team is lined up in the usual way.')).toBeVisible();
});

test('the first kick of a match that was set up takes at most five clicks', async ({ page }) => {
  await startMatch(page, { ...fuba, seed });
  await button(page, 'Line up for me').click();
  await expect(prompt(page)).toContainText('Play the ball where?');
  await page.locator('[data-place="b3"]').click();
  await button(page, 'Do it').click();
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Last roll');
});

test('the usual places are drawn, changed by dragging, and played in one go', async ({ page }) => {
  await toSetUp(page);
  await button(page, 'Line up').click();
  await expect(page.getByText('So your team will stand.')).toBeVisible();
  expect([await home(page, 'b3'), await home(page, 'a2'), await home(page, 'b1')]).toEqual([3, 2, 2]);

  const box = async (area: string) => (await page.locator(`[data-place="${area}"] rect`).first().boundingBox())!;
  const [from, to] = [await box('a2'), await box('a1')];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  expect([await home(page, 'a2'), await home(page, 'a1')]).toEqual([1, 1]);
  // The same by keyboard: a piece, then its place.
  await page.locator('[data-place="c2"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-place="c1"]').focus();
  await page.keyboard.press('Enter');
  expect([await home(page, 'c2'), await home(page, 'c1')]).toEqual([1, 1]);

  await button(page, 'Do it').click();
  await expect(prompt(page)).toContainText('adjusted');
  expect([await home(page, 'a1'), await home(page, 'c1'), await home(page, 'b3')]).toEqual([1, 1, 3]);
});

test('what the rules refuse stays drawn, with the reason', async ({ page }) => {
  await toSetUp(page);
  await button(page, 'Line up').click();
  for (let times = 0; times < 2; times++) {
    await page.locator('[data-place="b3"]').click();
    await page.locator('[data-place="b2"]').click();
  }
  expect(await home(page, 'b3')).toBe(1);
  await button(page, 'Do it').click();
  await expect(page.locator('.notice')).toContainText('Not possible.');
  expect(await home(page, 'b3')).toBe(1);
  await page.locator('[data-place="b2"]').click();
  await page.locator('[data-place="b3"]').click();
  await button(page, 'Do it').click();
  await expect(prompt(page)).toContainText('adjusted');
});

test('as last time, saved by name, and what a coach would do', async ({ page }) => {
  await toSetUp(page);
  await expect(button(page, 'As last time')).toBeHidden();
  // The field takes places and numbers, as the terminal does.
  await page.getByRole('combobox', { name: 'Command' }).fill('a1 2, b2x3 b3 4, c1');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('adjusted');

  await toSetUpAgain(page);
  await button(page, 'Coach places all').click();
  await expect(page.getByText('So your team will stand.')).toBeVisible();
  expect(await home(page, 'b3')).toBeGreaterThanOrEqual(2);
  await button(page, 'Not this').click();
  await button(page, 'As last time').click();
  expect([await home(page, 'a1'), await home(page, 'b2'), await home(page, 'b3')]).toEqual([2, 3, 4]);
  await button(page, 'Save…').click();
  await page.getByLabel('Name of the line-up').fill('Left wing');
  await button(page, 'Save').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('So your team will stand.')).toBeHidden();

  await page.reload();
  await button(page, 'Left wing').click();
  expect(await home(page, 'a1')).toBe(2);
  await button(page, 'Not this').click();
  await button(page, 'Forget Left wing').click();
  await expect(button(page, 'Left wing')).toBeHidden();
});

test('a forced answer is played and told', async ({ page }) => {
  await toSetUp(page);
  // Nobody in the centre yet: the last two must go there.
  for (let placed = 0; placed < 8; placed++) {
    await page.getByRole('button', { name: 'Place a player in a2' }).click();
    if (placed < 7) await expect(prompt(page)).toContainText(`${9 - placed} in hand`);
  }
  await expect(prompt(page)).toContainText('adjusted');
  await expect(page.getByText('Only one answer, played for you: Place a player in b3')).toBeVisible();
  // What was placed piece by piece is what was placed last.
  await toSetUpAgain(page);
  await button(page, 'As last time').click();
  expect([await home(page, 'a2'), await home(page, 'b3')]).toEqual([8, 2]);
});

test('an area with both teams gives up the own piece to the hand', async ({ page }) => {
  await startMatch(page, { ...fuba, seed });
  await button(page, 'Line up for me').click();
  await expect(prompt(page)).toContainText('Play the ball where?');
  const player = new Player(page, picker(3));
  // To the first movement that begins in an area where both stand.
  const mixed = () =>
    page.evaluate(() => {
      const places = [...document.querySelectorAll('[data-place][data-role="source"]')];
      const found = places.find((place) => /Rovers.*United/.test(place.getAttribute('aria-label') ?? ''));
      return found?.getAttribute('data-place') ?? null;
    });
  for (let now = await player.look(); (await mixed()) === null; now = await player.look()) await player.act(now);
  const area = (await mixed())!;
  const from = (await page.locator(`[data-place="${area}"] rect`).first().boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 60, from.y + from.height / 2, { steps: 4 });
  const dragged = await page.locator('.ghost [data-piece]').getAttribute('data-piece');
  expect(dragged).toMatch(/^home-/);
  await page.mouse.up();
});

test('a phone lines up from its bar', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await startMatch(page, { ...fuba, seed });
  const bar = page.getByRole('region', { name: 'What is asked' });
  await expect(bar.getByRole('button', { name: 'Line up for me' })).toBeInViewport();
  await page.getByRole('button', { name: '4-4-2 (card)' }).tap();
  await page.getByRole('button', { name: 'Rovers kicks off' }).first().tap();
  await bar.getByRole('button', { name: 'Line up', exact: true }).tap();
  await bar.getByRole('button', { name: 'Do it' }).tap();
  await expect(bar).toContainText('adjusted');
});
