// A whole match that two computer coaches play, to look back at.
import type { Page } from '@playwright/test';
import { startMatch, type Game } from './start';

/** Watches two computers from the stands until their match is over. */
export async function watchMatch(page: Page, game: Game, seed: number): Promise<void> {
  const preset = game === 'fuba' ? '2.2' : 'friendly';
  await startMatch(page, { game, preset, home: 'Computer: Random', away: 'Computer: Random', seed });
  await page.getByRole('group', { name: 'Watching' }).getByLabel('Speed').selectOption('At once');
  await page.getByRole('link', { name: 'Watch the replay' }).waitFor({ timeout: 120_000 });
}
