// The commentary: it follows the match until somebody scrolls up in it, can be searched, and has two voices.
import { playByHints } from './lib/hints';
import { commentary } from './lib/log';
import { expectCommentaryAtItsEnd } from './lib/result';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('the commentary follows the match and is searched', async ({ page }) => {
  await startMatch(page, { game: 'champions', preset: 'friendly', away: 'Computer: Random', seed: 151 });
  // Hints and confirmations change the room that the commentary has.
  await playByHints(page, async (_, hints) => {
    await expectCommentaryAtItsEnd(page);
    return hints >= 20;
  });

  const lines = page.getByRole('region', { name: 'Commentary' });
  const latest = page.getByRole('button', { name: 'To the latest' });
  await lines.hover();
  await page.mouse.wheel(0, -2000);
  await expect(latest).toBeVisible();
  await expect(lines.getByRole('listitem').last()).not.toBeInViewport();
  await latest.click();
  await expectCommentaryAtItsEnd(page);

  const search = page.getByRole('searchbox', { name: 'Search the commentary' });
  await search.fill('UNITED ROLL');
  await expect.poll(async () => (await commentary(page)).every((line) => /united roll/i.test(line))).toBe(true);
  await search.fill('no such words');
  await expect(lines).toContainText('Nothing found.');
  await search.fill('');
  await expectCommentaryAtItsEnd(page);
});

test('the commentary is one stop of Tab, and the arrow keys go from rule to rule', async ({ page }) => {
  await startMatch(page, { game: 'champions', preset: 'friendly', away: 'Computer: Random', seed: 152 });
  await playByHints(page, (_, hints) => hints >= 12);
  const lines = page.getByRole('region', { name: 'Commentary' });
  const rules = lines.getByRole('button', { name: /^Rule C20-/ });
  await expect(lines.locator('[tabindex="0"]')).toHaveCount(1);

  await page.getByRole('searchbox', { name: 'Search the commentary' }).focus();
  await page.keyboard.press('Tab');
  await expect(rules.last()).toBeFocused();
  await expect(rules.last()).toHaveAccessibleDescription(/\w+ \w+/);
  await page.keyboard.press('ArrowUp');
  await expect(rules.nth(-2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rules.first()).toBeFocused();
  await expect(rules.first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect.poll(() => lines.evaluate((list) => list.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(rules.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Rule C20-/ })).toBeVisible();
});

test('the match is told as football, or exactly, as the reader likes', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 153 });
  await playByHints(page, (_, hints) => hints >= 4);
  const line = page
    .getByRole('region', { name: 'Commentary' })
    .getByRole('listitem')
    .filter({ hasText: 'Formations:' });
  const exact = /^Formations: Rovers [\d-]+, United [\d-]+\.$/;
  const football = /^(Rovers line up|The teams are out)/;
  await expect(line.locator('span')).toHaveText(football);
  await expect(line.locator('small')).toHaveText(exact);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Commentary' }).selectOption('exact');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(line.locator('span')).toHaveText(exact);
  await expect(line.locator('small')).toHaveText(football);

  await page.reload();
  await expect(line.locator('span'), 'the setting is kept').toHaveText(exact);
});
