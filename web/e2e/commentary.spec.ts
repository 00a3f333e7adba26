// The commentary: it follows the match until somebody scrolls up in it, and it can be searched.
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
