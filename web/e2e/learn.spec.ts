// The guided first match: it begins, teaches while one plays, comes back after a reload, and lets go.
import { Player } from './lib/player';
import { picker } from './lib/random';
import { expect, test } from './lib/test';

test('the guide teaches what is asked', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn in ten minutes/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first match');
  await page.getByRole('button', { name: 'Begin' }).click();

  const heading = page.locator('section[aria-labelledby=guide] h2');
  await expect(heading).toHaveText('Formation');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText(/^1 of \d+ lessons$/)).toBeVisible();

  const lessons = new Set<string>();
  const player = new Player(page, picker(18));
  while (player.steps < 40) {
    const now = await player.look();
    lessons.add(await heading.innerText());
    await player.act(now);
  }
  expect([...lessons]).toEqual(expect.arrayContaining(['Kick-off', 'The set-up', 'The target area']));
  const taught = await page.getByText(/^\d+ of \d+ lessons$/).innerText();
  await page.reload();
  await expect(page.getByText(taught)).toBeVisible();

  await page.getByRole('button', { name: 'Leave the guide' }).click();
  await expect(page).toHaveURL(/\/m\//);
  await expect(page.getByText(taught)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Pitch' })).toBeVisible();
});
