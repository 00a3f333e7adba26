// The edition lab: a question in one click, a question of one's own, its address, and what cannot be asked.
import { expect, test } from './lib/test';

const figures = ['goals', 'shots', 'yellow cards'];

test('what offside risk does to goals is one click away, and has an address', async ({ page, visitor }) => {
  await page.goto('/rules');
  await page.getByRole('link', { name: /edition lab/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edition lab' })).toBeVisible();
  await page.getByLabel('Pairs of matches').selectOption('100');
  await page.getByRole('button', { name: 'What does offside risk do to goals?' }).click();
  await expect(page.getByText('100 pairs of matches with the same dice.')).toBeVisible();
  for (const figure of figures) {
    const cells = page.getByRole('row', { name: new RegExp(`^${figure} \\d`) }).getByRole('cell');
    // Both means, their difference and its interval.
    await expect(cells.nth(0)).toHaveText(/^\d+\.\d+\s*$/);
    await expect(cells.nth(2)).toHaveText(/[+-]?\d+\.\d+\s+[+-]?\d+\.\d+ … [+-]?\d+\.\d+\s*$/);
  }
  await expect(page.getByRole('cell', { name: /rulebook: about 17/ })).toHaveCount(4);

  // Somebody else reads the same from the address.
  const goals = await page.getByRole('row', { name: /^goals \d/ }).innerText();
  const friend = await visitor();
  await friend.goto(page.url());
  await expect(friend.getByText('100 pairs of matches with the same dice.')).toBeVisible();
  expect(await friend.getByRole('row', { name: /^goals \d/ }).innerText()).toBe(goals);
});

test('a question of one’s own, by keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lab?game=fuba');
  await expect(page.getByLabel('Pairs of matches')).toBeVisible();
  await page.getByLabel('Game').selectOption('champions');
  await page.getByLabel('Pairs of matches').selectOption('100');
  const second = page.getByRole('group', { name: 'Second' });
  await second.getByLabel('Rules').selectOption('tournament');
  for (const half of ['First', 'Second']) {
    await page.getByRole('group', { name: half, exact: true }).getByLabel('Coach of both teams').selectOption('random');
  }
  await page.getByRole('button', { name: 'Play them' }).press('Enter');
  await expect(page.getByText('100 pairs of matches with the same dice.')).toBeVisible();
  // Draws are played out in a tournament: no figure of the second.
  await expect(
    page
      .getByRole('row', { name: /^draws / })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('–');
  await page.getByLabel('Only what differs clearly').check();
  await expect(page.getByRole('row', { name: /^draws / })).toBeHidden();
  // Nor is anything wider than the phone where the rulebooks' figures stand beside ours.
  await page.getByRole('button', { name: 'How do 2014 and 2.2 differ?' }).click();
  await expect(page.getByRole('cell', { name: /rulebook: about 23/ }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('options that do not go together are refused in words', async ({ page }) => {
  const second = JSON.stringify({ preset: '2014', options: { advanced: ['A9'] } });
  await page.goto(`/lab?${new URLSearchParams({ game: 'fuba', first: '{"preset":"2014"}', second })}`);
  await expect(page.getByRole('alert')).toContainText('advanced rules');
});
