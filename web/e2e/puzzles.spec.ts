// Puzzles: found by theme and by day, answered wrong, shown, tried again, answered right, and counted once.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { PuzzleAttempt, PuzzleInfo } from '../src/generated/protocol';
import { Server } from './lib/server';
import { expect, test } from './lib/test';

test('a puzzle is failed, shown, solved, and the next one is another', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).first().click();
  await expect(page.getByRole('heading', { name: 'The puzzle of the day' })).toBeVisible();
  await page.getByRole('button', { name: 'Best target' }).click();
  await expect(page.getByText('Which target is best by far?')).toBeVisible();
  await expect(page.getByText('No dice yet')).toBeHidden();

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
  await expect(page.locator('.path.better'), 'it is drawn on the board').toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.path.better')).toHaveCount(0);
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

const club = 'name = "Rovers"\n[limits]\nattempts = 1000\nregistrations = 1000\n';

/** The label of the best first choice, as somebody without an account finds out. */
async function bestOf(request: APIRequestContext, address: string, page: Page): Promise<{ id: string; best: string }> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const given = await request.post(`${address}/api/puzzles/${id}`, {
    data: { answers: [], give_up: true },
    headers: { 'accept-language': (await page.locator('html').getAttribute('lang')) ?? 'en' },
  });
  const step = ((await given.json()) as PuzzleAttempt).solution?.best.steps[0];
  return { id, best: step?.kind === 'choice' ? step.label : 'none' };
}

async function press(page: Page, what: Locator): Promise<void> {
  await what.focus();
  await page.keyboard.press('Enter');
}

test('a member solves a puzzle by keyboard, his rating moves once, and Finnish says so too', async ({
  visitor,
  request,
}) => {
  const server = await Server.start(club);
  try {
    const guest = await visitor({ baseURL: server.address });
    await guest.goto('/puzzles');
    await expect(guest.getByText('Not rated: without an account')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Log in for a puzzle rating.' })).toBeVisible();

    const page = await visitor({ baseURL: server.address });
    await page.goto('/account');
    const form = page.getByRole('region', { name: 'Make an account' });
    await form.getByLabel('Name').fill('Anna');
    await form.getByLabel('Password').fill('correct horse battery');
    await form.getByRole('button', { name: 'Make an account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();

    await page.goto('/puzzles');
    await expect(page.getByText('Your first try at each puzzle changes your puzzle rating')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Best target' }));
    await expect(page.getByText('Which target is best by far?')).toBeVisible();
    const { id, best } = await bestOf(request, server.address, page);
    const offers = page.locator('.decision').getByRole('button', { name: /^(Play to|Keep in) / });
    await press(page, offers.filter({ hasText: best }));
    const doIt = page.getByRole('button', { name: 'Do it' });
    if (await doIt.isVisible()) await press(page, doIt);
    const moved = page.getByText(/Right at the first try: your rating 1500 → 1[5-9]\d\d \(\+\d+\)/);
    await expect(moved).toBeVisible();
    // The keyboard is where one goes on.
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(id));

    await page.goto('/puzzles');
    const own = page.getByText(/Your puzzle rating: 1[5-9]\d\d\? ± \d+/);
    await expect(own).toContainText('1 of 1 right at the first try');
    const before = await own.innerText();

    // Another try at the same puzzle changes nothing.
    await page.goto(`/puzzles/${id}`);
    await expect(moved).toBeVisible();
    await offers.filter({ hasNotText: best }).first().click();
    if (await doIt.isVisible()) await doIt.click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.goto('/puzzles');
    await expect(own).toHaveText(before);
    await page.goto('/people/Anna');
    await expect(page.getByText('Puzzles of FUBA:')).toContainText('1 of 1 right at the first try');

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByLabel('Language').selectOption('fi');
    await page.keyboard.press('Escape');
    await page.goto('/puzzles');
    await expect(page.getByText(/Vahvuuslukusi pulmissa: 1[5-9]\d\d\? ± \d+/)).toBeVisible();
    await page.goto(`/puzzles/${id}`);
    await expect(page.getByText('Oikein ensi yrittämällä: vahvuuslukusi 1500 →')).toBeVisible();
  } finally {
    await server.remove();
  }
});

test('a movement asks for its moves, and whoever errs makes them all again', async ({ page, request }) => {
  // One in which moves matter: whoever makes none is wrong.
  let id = '';
  for (let state = ''; state !== 'wrong';) {
    const next = await request.get(`/api/puzzles/next?theme=movement&after=${id}`);
    ({ id } = (await next.json()) as PuzzleInfo);
    const path = `/api/puzzles/${id}`;
    const given = await request.post(path, { data: { answers: [], give_up: true } });
    const [kind] = ((await given.json()) as PuzzleAttempt).solution?.best.choice.split(', ') ?? [];
    const none = await request.post(path, { data: { answers: [kind, 'done'] } });
    state = none.ok() ? ((await none.json()) as PuzzleAttempt).practice.state : '';
  }
  await page.goto(`/puzzles/${id}`);
  await expect(page.getByText('Which movement is best by far? Choose its kind, then make its moves.')).toBeVisible();
  const { best } = await bestOf(request, '', page);
  await page.locator('.decision').getByRole('button').filter({ hasText: best }).first().click();
  const doIt = page.getByRole('button', { name: 'Do it' });
  if (await doIt.isVisible()) await doIt.click();
  // The kind alone is not the answer.
  const done = page.locator('.decision').getByRole('button', { name: /^Done/ });
  await done.click();
  if (await doIt.isVisible()) await doIt.click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(done).toBeVisible();
  await expect(page.getByText('Choose its kind, then make its moves.')).toBeVisible();
});
