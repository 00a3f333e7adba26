// The form for a new match by mouse: from its address to the first question of a match.
import type { Page } from '@playwright/test';

export type Game = 'fuba' | 'champions';
/** Who decides for a team, in the words of the start page. */
export type Who =
  'A person at this computer' | 'A person with a link' | 'Computer: Random' | 'Computer: Sensible' | 'Computer: Master';

export interface Wanted {
  game: Game;
  /** Its set of rules. */
  preset: '2.2' | 'friendly' | 'full';
  home?: Who;
  away?: Who;
  byHand?: boolean;
  /** The seed of the server's dice and coaches, so that every run sees the same match; without one they are drawn. */
  seed?: number;
}

/** Sets a match up and starts it. */
export async function startMatch(page: Page, wanted: Wanted): Promise<void> {
  if (wanted.seed !== undefined) await seeded(page, wanted.seed);
  await page.goto('/new');
  await tile(page, 'game', wanted.game).click();
  await tile(page, 'preset', wanted.preset).click();
  if (wanted.home !== undefined) await seat(page, 'Home', wanted.home);
  if (wanted.away !== undefined) await seat(page, 'Away', wanted.away);
  if (wanted.byHand) {
    await page.getByText('More: dice and rule switches').click();
    await page.getByRole('radio', { name: /type them in/ }).check();
  }
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/m\//);
}

/** Adds a seed to the page's own request for a new match: the request is the page's, the match is the server's. */
export async function seeded(page: Page, seed: number): Promise<void> {
  await page.route('**/api/matches', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    return route.continue({ postData: JSON.stringify({ ...(request.postDataJSON() as object), seed }) });
  });
}

/** The tile of a game or of a set of rules. */
const tile = (page: Page, name: 'game' | 'preset', value: string) =>
  page.locator('label').filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) });

async function seat(page: Page, side: 'Home' | 'Away', who: Who): Promise<void> {
  const select = page.getByRole('group', { name: side }).getByLabel('Who plays');
  const option = select.locator('option').filter({ hasText: who });
  await select.selectOption(await option.getAttribute('value'));
}

/** The id of the match that a page shows. */
export function matchOf(page: Page): string {
  const id = /\/(?:m|replay)\/([^/?#]+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`no match at ${page.url()}`);
  return decodeURIComponent(id);
}
