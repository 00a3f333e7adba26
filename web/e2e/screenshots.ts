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

/** A cup of eight before its second semi-final, entered from paper. */
test('cup', async ({ page, request }) => {
  const names = ['Rovers', 'United', 'Albion', 'Wanderers', 'City', 'Athletic', 'Rangers', 'Harriers'];
  const colours = ['#c8102e', '#f1f5f9', '#1e40af', '#f5b301', '#14171c', '#7b1fa2', '#0aa2c9', '#e8590c'];
  const teams = names.map((name, place) => ({ name, colour: colours[place], player: 'person' }));
  const setting = {
    name: 'Weekend cup',
    game: 'fuba',
    preset: '2.2',
    teams,
    format: { 'knock-out': { legs: 'one', third_place: false } },
    points: { win: 3, draw: 1, extra_time: [3, 0], shoot_out: [3, 0] },
    tie_breaks: ['difference', 'goals', 'direct', 'lot'],
  };
  const made = (await (await request.post('/api/cups', { data: { setting } })).json()) as {
    id: string;
    organiser: string;
  };
  const results = [
    { score: { home: 2, away: 1 } },
    { score: { home: 0, away: 3 } },
    { score: { home: 1, away: 1 }, decided: { 'shoot-out': { home: 4, away: 3 } } },
    { score: { home: 2, away: 0 } },
    { score: { home: 1, away: 0 } },
  ];
  for (const [fixture, sheet] of results.entries()) {
    const entry = { played: { fixture, sheet } };
    const booked = await request.post(`/api/cups/${made.id}/entries`, { data: { organiser: made.organiser, entry } });
    expect(booked.ok(), await booked.text()).toBe(true);
  }
  await page.goto(`/cups/${made.id}#organiser=${made.organiser}`);
  await page.getByRole('region', { name: 'Chances' }).waitFor();
  await page.getByRole('heading', { name: 'Matches' }).evaluate((heading) => heading.scrollIntoView());
  await picture(page, 'cup');
});

test('replay', async ({ page }) => {
  await watchMatch(page, 'fuba', 143);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const goals = page.getByRole('region', { name: 'Jump to' }).getByRole('button', { name: /goal/i });
  await goals.first().click();
  await expect(goals.first()).toHaveAttribute('aria-current', 'true');
  await picture(page, 'replay');
});
