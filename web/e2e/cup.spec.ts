// Competitions in the browser: made from a template, entered from paper, corrected, withdrawn from, played by computers.
import type { Page } from '@playwright/test';
import { expect, test } from './lib/test';

/** Makes a competition with so many teams, all played by the same. */
async function make(page: Page, template: string, teams: number, who: string): Promise<void> {
  await page.goto('/cups');
  await page.getByRole('radio', { name: template, exact: false }).first().check();
  const count = page.getByLabel('How many');
  await count.fill(String(teams));
  await count.blur();
  for (let number = 1; number <= teams; number++) {
    await page.getByLabel(`Who plays team ${number}`, { exact: true }).selectOption(who);
  }
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend cup' })).toBeVisible();
}

/** Enters the result of the first match that has none, or corrects one that has. */
async function enter(page: Page, button: string, home: number, away: number, reason?: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const sheet = page.getByRole('dialog');
  const [first, second] = [sheet.getByRole('spinbutton').nth(0), sheet.getByRole('spinbutton').nth(1)];
  await first.fill(String(home));
  await second.fill(String(away));
  if (reason !== undefined) await sheet.getByLabel(/^Why/).fill(reason);
  await sheet.getByRole('button', { name: 'Book it' }).click();
  await expect(sheet).toBeHidden();
}

test('a knock-out of four is entered from paper, corrected and won', async ({ page }) => {
  await make(page, 'Knock-out Who loses', 4, 'here');
  const bracket = page.getByRole('list', { name: 'Bracket' });
  await expect(bracket.getByText('Final', { exact: true })).toBeVisible();

  // Rovers, the first seed, meet Wanderers, the fourth.
  await enter(page, 'Enter result', 2, 1);
  const semi = bracket.getByRole('listitem').filter({ hasText: 'Semi-final 1' }).first();
  await expect(semi.getByText('goes on')).toBeAttached();
  // A draw cannot be: the tie needs kicks, and the sheet stays open with the reason.
  await page.getByRole('button', { name: 'Enter result' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Book it' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).click();

  await enter(page, 'Correct', 0, 1, 'misread');
  await expect(page.getByText('misread')).toBeVisible();
  await enter(page, 'Enter result', 3, 0);
  await enter(page, 'Enter result', 1, 0);
  await expect(page.getByText(/has won$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/has won$/)).toBeVisible();
});

test('a team withdraws from a league, and the others see why', async ({ page, browser }) => {
  await make(page, 'League Everybody', 3, 'here');
  await enter(page, 'Enter result', 1, 1);
  await page.getByRole('combobox', { name: 'Team' }).selectOption('Albion');
  await page.getByRole('textbox', { name: /^Why/ }).fill('no bus');
  await page.getByRole('button', { name: 'A team withdraws' }).click();
  await expect(page.getByText('no bus')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByText('no bus')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Enter result' })).toHaveCount(0);
  await visitor.close();
});

test('computers play a league to its end by themselves', async ({ page }) => {
  test.setTimeout(180_000);
  await make(page, 'League Everybody', 3, 'computer random');
  await expect(page.getByText(/has won$/)).toBeVisible({ timeout: 150_000 });
  // Rounds that are over are folded.
  await expect(page.locator('a[href^="/replay/"]')).toHaveCount(3);
});

test('a competition that is not public is found by those who know it, and its organiser makes a new link', async ({
  page,
  browser,
}) => {
  await page.goto('/cups');
  await page.getByLabel(/^Everybody who opens this server/).uncheck();
  await page.getByLabel('Name', { exact: true }).fill('Garden cup');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garden cup' })).toBeVisible();
  const address = page.url();
  await page.goto('/cups');
  await expect(page.getByRole('link', { name: 'Garden cup' })).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: new URL(address).origin })).newPage();
  await visitor.goto('/cups');
  await expect(visitor.getByRole('button', { name: 'Make it' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Garden cup' })).toHaveCount(0);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Garden cup' })).toBeVisible();
  await visitor.goto('/cups');
  await expect(visitor.getByRole('link', { name: 'Garden cup' })).toBeVisible();
  await visitor.context().close();

  await page.goto(address);
  const link = page.getByLabel(/^Your link as the organiser/);
  const old = await link.inputValue();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).not.toHaveValue(old);
  // The new link is the organiser's in another browser; the old one is nobody's.
  const other = await (await browser.newContext()).newPage();
  await other.goto(await link.inputValue());
  await expect(other.getByRole('button', { name: 'Enter result' }).first()).toBeVisible();
  await other.context().close();
});
