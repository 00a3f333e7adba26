// Real dice on the table, typed in by hand: what is typed is what counts.
import { commentary } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

test('dice that were rolled on the table', async ({ page }) => {
  await startMatch(page, {
    game: 'fuba',
    preset: '2.2',
    home: 'A person at this computer',
    away: 'A person at this computer',
    byHand: true,
    seed: 101,
  });
  const player = new Player(page, picker(16));
  for (let now = await player.look(); now.is !== 'roll'; now = await player.look()) await player.act(now);

  const give = page.getByRole('button', { name: 'Give these dice' });
  await expect(give).toBeDisabled();
  await page.getByRole('group', { name: 'Die 1, Rovers' }).getByRole('radio', { name: '2' }).check();
  await expect(give).toBeDisabled();
  await page.getByRole('group', { name: 'Die 2, United' }).getByRole('radio', { name: '5' }).check();
  await give.click();
  await expect.poll(() => commentary(page)).toContainEqual(expect.stringContaining('Rovers 2, United 5'));
  await expect(page.getByRole('region', { name: 'Dice' }).getByRole('img', { name: '5' })).toBeVisible();
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
});
