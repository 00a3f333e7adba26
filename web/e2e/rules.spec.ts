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
