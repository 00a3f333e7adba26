// The end of a match and its replay, as somebody at the screen finds them.
import { expect, type Page } from '@playwright/test';

/** The goals on the scoreboard: "2 – 1". */
export async function score(page: Page): Promise<string> {
  const words = await page.locator('main').getByText('Score:').locator('..').innerText();
  const [home, away] = words.match(/\d+/g) ?? [];
  return `${home} – ${away}`;
}

/** The commentary follows the match as long as nobody scrolls in it. */
export async function expectCommentaryAtItsEnd(page: Page): Promise<void> {
  const lines = page.getByRole('region', { name: 'Commentary' }).getByRole('listitem');
  await expect(lines.last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'To the latest' })).toBeHidden();
}

/** Checks that the match is over and that its replay ends with the same score. */
export async function expectResultAndReplay(page: Page): Promise<void> {
  const result = page.getByRole('region', { name: /wins$|^A draw$/ });
  await expect(result).toBeVisible();
  await expectCommentaryAtItsEnd(page);
  const goals = await score(page);
  const [home = 0, away = 0] = goals.split(' – ').map(Number);
  const winner = home > away ? 'Rovers wins' : home < away ? 'United wins' : /A draw|wins/;
  await expect(result.getByRole('heading')).toHaveText(winner);
  await expect(result).toContainText(`Rovers ${goals} United`);

  await result.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByRole('slider', { name: 'Moment of the match' })).toHaveValue('0');
  expect(await score(page)).toBe('0 – 0');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => score(page)).toBe(goals);
}
