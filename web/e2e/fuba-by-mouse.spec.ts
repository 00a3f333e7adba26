// FUBA by mouse against the computer: a whole match from the start page to the replay, and the beginning of one with
// everything that moves.
import { motions, watchMotion } from './lib/motion';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { expectResultAndReplay } from './lib/result';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

const wanted = { game: 'fuba', preset: '2.2', away: 'Computer: Random' } as const;

test('a whole match of FUBA by mouse', async ({ page }) => {
  await watchMotion(page);
  await startMatch(page, { ...wanted, seed: 11 });
  await new Player(page, picker(1)).play();
  await expectResultAndReplay(page);
  expect(await motions(page), 'movements on the pitch of somebody who wants none').toBe(0);

  // The card of the end leads on: the same again with sides exchanged.
  await page.goBack();
  const result = page.getByRole('region', { name: /wins$|^A draw$/ });
  await expect(result.getByRole('table', { name: 'The match in numbers' })).toContainText('Shots');
  await expect(result.getByRole('button', { name: 'Next opponent: beginner' })).toBeVisible();
  await result.getByRole('button', { name: 'Share' }).click();
  await expect(result.getByRole('button', { name: 'Save the picture' })).toBeVisible();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^gaffer-.*\.png$/);
  await page.keyboard.press('Escape');
  const before = matchOf(page);
  await result.getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => matchOf(page)).not.toBe(before);
  await expect(page.locator('.side.away')).toContainText('Rovers');
  await expect(page.locator('.side.away')).toContainText('You');
});

test('pieces glide and dice tumble for those who like it', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'no-preference' });
  await watchMotion(page);
  await startMatch(page, { ...wanted, seed: 12 });
  const player = new Player(page, picker(2));
  await player.play(() => player.steps >= 40);
  expect(await motions(page)).toBeGreaterThan(10);
  await expect(page.getByRole('region', { name: 'Dice' })).toContainText('Last roll');
});
