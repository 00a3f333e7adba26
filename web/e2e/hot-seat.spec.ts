// Two people at one computer: the screen between them hides secrets, and a row can be taken back until it is done.
import { publicSight, undoCount } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';

const wanted = {
  game: 'fuba',
  preset: '2.2',
  home: 'A person at this computer',
  away: 'A person at this computer',
} as const;

test('a secret formation stays hidden from the other one', async ({ page }) => {
  await startMatch(page, { ...wanted, seed: 81 });
  const offer = page.getByRole('button', { name: '0-7-3' });
  const first = page.getByRole('dialog', { name: 'Give the computer to Rovers' });
  await expect(first).toBeVisible();
  await expect(offer, 'nothing of the secret before its owner is here').toBeHidden();
  await page.keyboard.press('Escape');
  await expect(first, 'the screen is no dialog to be waved away').toBeVisible();
  await first.getByRole('button', { name: 'Rovers is here' }).click();
  await expect(first).toBeHidden();
  await offer.click();

  const second = page.getByRole('dialog', { name: 'Give the computer to United' });
  await expect(second).toBeVisible();
  await expect(page.locator('body')).not.toContainText('0-7-3');
  await second.getByRole('button', { name: 'United is here' }).click();
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Commentary' })).not.toContainText('0-7-3');
  await expect(page.getByRole('row', { name: /^Formation/ })).not.toContainText('0-7-3');
  await page.getByRole('button', { name: '4-4-2' }).click();
  await expect(page.getByRole('region', { name: 'Commentary' })).toContainText('Rovers 0-7-3, United 4-4-2');
});

test('a row is taken back piece by piece, and not beyond what is done', async ({ page }) => {
  await startMatch(page, { ...wanted, seed: 82 });
  const player = new Player(page, picker(13));
  const playUntil = async (count: number) => {
    for (
      let now = await player.look();
      now.is !== 'choice' || (await undoCount(page)) !== count;
      now = await player.look()
    ) {
      await player.act(now);
    }
  };
  await playUntil(1);
  const one = await publicSight(page);
  await playUntil(3);
  expect((await publicSight(page)).pitch).not.toEqual(one.pitch);

  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect.poll(() => undoCount(page)).toBe(2);
  await undo.click();
  await expect.poll(() => undoCount(page)).toBe(1);
  expect(await publicSight(page)).toEqual(one);
  await undo.click();
  await expect.poll(() => undoCount(page)).toBe(0);
  await expect(undo).toBeDisabled();
});
