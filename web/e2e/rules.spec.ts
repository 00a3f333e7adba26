// The rules on the screen: why something cannot be done, and the text of a rule one click away.
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('an area that is not offered says why not, with the rule', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 91 });
  const player = new Player(page, picker(14));
  // Into the first set-up: an area of the other half is not for us.
  const placing = page.getByRole('button', { name: 'Place a player in a1' });
  for (let now = await player.look(); !(await placing.isVisible()); now = await player.look()) await player.act(now);
  await page.getByRole('button', { name: /^a4:/ }).click();
  const notice = page.locator('.notice');
  await expect(notice).toContainText('Not possible.');
  const rule = notice.getByRole('button', { name: /^Rule F22-/ });
  await expect(rule.first()).toBeVisible();

  await rule.first().click();
  const dialog = page.getByRole('dialog', { name: /^Rule F22-/ });
  await expect(dialog).toContainText(/\w+ \w+ \w+/);
  await expect(dialog).not.toContainText('There is no text of this rule.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await notice.getByRole('button', { name: 'Close the notice' }).click();
  await expect(notice).toBeHidden();
});

test('every line of the commentary leads to its rule', async ({ page }) => {
  await startMatch(page, { game: 'champions', preset: 'friendly', away: 'Computer: Random', seed: 92 });
  const player = new Player(page, picker(15));
  await player.play(() => player.steps >= 6);
  const rules = page.getByRole('region', { name: 'Commentary' }).getByRole('button', { name: /^Rule C20-/ });
  await rules.first().click();
  const dialog = page.getByRole('dialog', { name: /^Rule C20-/ });
  await expect(dialog).toContainText(/\w+ \w+ \w+/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('the pop-up of a rule leads to its place in the rulebook', async ({ page }) => {
  await page.goto('/learn/fuba/shot');
  await page.getByRole('button', { name: 'Rule F22-4.6b' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'In the rulebook, with examples' }).click();
  await expect(page).toHaveURL(/\/rules\/F22-4\.6b$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chapter 4 – the turn');
  const rule = page.locator('[id="F22-4.6b"]');
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  // Its examples are open, on a board, with what happens.
  await expect(rule.locator('figure svg').first()).toBeVisible();
  await expect(rule.locator('figcaption').first()).toContainText(/\w+/);
  await expect(rule.getByText('What happens').first()).toBeVisible();
});

test('a rulebook is read by chapter, with figures, rulings and examples', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('main').getByRole('link', { name: 'Champions 2020' }).click();
  await page.getByRole('navigation', { name: 'Chapters' }).first().getByRole('link', { name: '12. Save' }).click();
  await expect(page).toHaveURL(/\/rules\/C20\/12$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12. Save');
  await expect(page.locator('figure').first()).toBeVisible();
  const rule = page.locator('[id="C20-save-3"]');
  await rule.getByText('Rulings: C20-D33').click();
  await expect(rule.getByText(/Reason:/)).toBeVisible();
  await rule.getByText('Examples', { exact: true }).click();
  await expect(rule.locator('figure').first()).toBeVisible();
  await page.getByRole('link', { name: /Next chapter/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('13. Rebound');
});

test('rules are found by their words and their numbers', async ({ page }) => {
  await page.goto('/rules/F22');
  await page.getByRole('searchbox').fill('pressing success');
  await expect(page.getByRole('search').locator('..').getByRole('link', { name: 'F22-4.9c' })).toBeVisible();
  await page.getByRole('searchbox').fill('F22-5.5.2-T');
  await page.getByRole('link', { name: 'F22-5.5.2-T' }).first().click();
  await expect(page.locator('[id="F22-5.5.2-T"]')).toBeInViewport();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.goto('/rules/F99-1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such rulebook or chapter.');
});

test('a rulebook on a phone and on paper', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/rules/F22-4.6b');
  await expect(page.locator('[id="F22-4.6b"]')).toBeInViewport();
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isTooWide()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('header nav')).toBeHidden();
  await expect(page.locator('[id="F22-4.6b"]')).toBeVisible();
});
