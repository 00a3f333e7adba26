// Makes the pictures of the main screens that the README shows: `npm run screenshots` writes them to docs/screenshots.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { playByHints } from './lib/hints';
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

// Small enough to be shown side by side with text.
test.use({ viewport: { width: 1160, height: 725 } });

const fuba = { game: 'fuba', preset: '2.2', away: 'Computer: Sensible', seed: 141 } as const;
const champions = { game: 'champions', preset: 'friendly', away: 'Computer: Sensible', seed: 142 } as const;

/** Into the middle of a half, where the ball is to be played. */
const toPlayTheBall = (page: Page, hints: number) =>
  playByHints(page, ({ prompt, confirms }, taken) => taken >= hints && !confirms && /ball where/i.test(prompt));

test('start', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('img', { name: /^A match of FUBA/ }).waitFor();
  await picture(page, 'start');
});

test('FUBA, light and dark', async ({ page }) => {
  await startMatch(page, fuba);
  await toPlayTheBall(page, 30);
  await picture(page, 'fuba');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('A coach would choose').first().waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'fuba-dark');
});

test('Champions', async ({ page }) => {
  await startMatch(page, champions);
  await playByHints(page, (now, taken) => taken >= 20 && now.offers.length > 3);
  await picture(page, 'champions');
});

test('phone', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await startMatch(page, fuba);
  await toPlayTheBall(page, 24);
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture(page, 'phone');
});

test('replay', async ({ page }) => {
  await watchMatch(page, 'fuba', 143);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const goals = page.getByRole('region', { name: 'Jump to' }).getByRole('button', { name: /goal/i });
  await goals.first().click();
  await expect(goals.first()).toHaveAttribute('aria-current', 'true');
  await picture(page, 'replay');
});
