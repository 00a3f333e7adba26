// Makes the pictures of the main screens that the README shows: `npm run screenshots` writes them to docs/screenshots.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';
import { watchMatch } from './lib/watch';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

/** Takes the picture of what is on the screen; it must be light enough for a page of text. */
async function picture(page: Page, name: string): Promise<void> {
  const path = `${folder}${name}.png`;
  await page.mouse.move(0, 0);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  expect(statSync(path).size, `bytes of ${name}.png`).toBeLessThan(200_000);
}

/** Plays like a sensible coach, by taking the hints, until a question comes up and some time has passed. */
async function playSensibly(page: Page, steps: number, until: RegExp): Promise<void> {
  const player = new Player(page, picker(22));
  for (let now = await player.look(); player.steps < steps || !until.test(now.prompt); now = await player.look()) {
    if (now.confirms) await player.act(now);
    else {
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByText('A coach would choose').first().waitFor();
      player.steps += 1;
    }
  }
}

test('start', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  await picture(page, 'start');
});

test('FUBA', async ({ page }) => {
  await startMatch(page, { game: 'FUBA', preset: /any formation/, away: 'Computer: Sensible', seed: 141 });
  await playSensibly(page, 60, /target/i);
  await picture(page, 'fuba');
});

test('Champions', async ({ page }) => {
  await startMatch(page, { game: 'Champions 2020', preset: /a first match/, away: 'Computer: Sensible', seed: 142 });
  await playSensibly(page, 40, /./);
  await picture(page, 'champions');
});
