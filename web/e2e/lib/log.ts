// The commentary and the record of a match.
import type { Page } from '@playwright/test';
import { matchOf } from './start';

/** The lines of the commentary that a page shows, without the numbers of the rules. */
export function commentary(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Commentary' }).getByRole('listitem').allInnerTexts();
}

/** What anybody sees of the match: the score, the pitch, the commentary. */
export async function publicSight(page: Page): Promise<{ score: string; pitch: string[]; log: string[] }> {
  const words = await page.locator('main').getByText('Score:').locator('..').innerText();
  const labels = await page
    .getByRole('group', { name: 'Pitch' })
    .getByRole('button')
    .evaluateAll((places) =>
      places.map((place) => (place.getAttribute('aria-label') ?? '').replace(/\. (Can be|Chosen)[^.]*/, '')),
    );
  return { score: words.replace(/\s+/g, ' '), pitch: labels, log: await commentary(page) };
}

/** How many answers the server has stored of the match that a page shows. */
export async function answers(page: Page): Promise<number> {
  const response = await page.request.get(`/api/matches/${matchOf(page)}/replay?from=0&count=1`);
  const { total } = (await response.json()) as { total: number };
  return total - 1;
}

/** How many choices can be taken back. */
export async function undoCount(page: Page): Promise<number> {
  const words = await page.getByRole('button', { name: /^Undo/ }).first().textContent();
  return Number(/\d+/.exec(words ?? '')?.[0] ?? 0);
}
