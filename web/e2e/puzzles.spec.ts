// Puzzles: found by theme and by day, answered wrong, shown, tried again, answered right, and counted once.
import type { PuzzleAttempt } from '../src/generated/protocol';
import { expect, test } from './lib/test';

test('a puzzle is failed, shown, solved, and the next one is another', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).first().click();
  await expect(page.getByRole('heading', { name: 'The puzzle of the day' })).toBeVisible();
  await page.getByRole('button', { name: 'Best target' }).click();
  await expect(page.getByText('Which target is best by far?')).toBeVisible();

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const given = await request.post(`/api/puzzles/${id}`, { data: { answers: [], give_up: true } });
  const step = ((await given.json()) as PuzzleAttempt).solution?.best.steps[0];
  const best = step?.kind === 'choice' ? step.label : 'none';
  const offers = page.locator('.decision').getByRole('button', { name: /^(Play to|Keep in) / });
  const right = offers.filter({ hasText: best });
  await expect(right).toHaveCount(1);
  const texts = await offers.allInnerTexts();
  const wrong = texts.findIndex((text) => !text.includes(best));
  await offers.nth(wrong).click();
  const doIt = page.getByRole('button', { name: 'Do it' });
  if (await doIt.isVisible()) await doIt.click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('The best answer:')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await right.click();
  if (await doIt.isVisible()) await doIt.click();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await page.goto('/puzzles');
  // Only the first try at a puzzle counts.
  await expect(page.getByText('0 of 1 right at the first try, in this browser')).toBeVisible();
});

test('a puzzle of Champions on a phone, and one that is not there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/puzzles');
  await page.getByRole('button', { name: /with a 4/ }).click();
  await expect(page.getByRole('group', { name: 'Pitch' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Another puzzle' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/puzzles/nothing');
  await expect(page.getByRole('alert')).toBeVisible();
});
