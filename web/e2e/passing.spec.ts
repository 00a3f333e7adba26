// Questions that hardly ever matter: passed without being asked, told, and asked again for whoever wants it.
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('who warms up is passed, told, and asked when it is wanted', async ({ page }) => {
  await startMatch(page, { game: 'champions', preset: 'full', away: 'Computer: Random', seed: 181 });
  const player = new Player(page, picker(31));
  const prompts = new Set<string>();
  const passed = page.getByText('Passed for you: Who warms up?');
  for (let now = await player.look(); !(await passed.isVisible()); now = await player.look()) {
    prompts.add(now.prompt);
    await player.act(now);
  }
  expect(
    [...prompts].some((prompt) => /warms up/.test(prompt)),
    'nobody was asked',
  ).toBe(false);
  const announced = page.locator('[data-announcer]');
  await expect(announced).not.toBeEmpty();

  await page.getByRole('checkbox', { name: 'Pass what hardly matters' }).uncheck();
  for (let now = await player.look(); !/Who warms up/.test(now.prompt); now = await player.look())
    await player.act(now);
  await expect(page.getByRole('heading', { name: 'Who warms up?' })).toBeVisible();

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('checkbox', { name: /^Pass questions that hardly ever matter/ })).not.toBeChecked();
});
