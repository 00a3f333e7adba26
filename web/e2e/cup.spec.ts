// Competitions in the browser: made from a template, entered from paper, corrected, withdrawn from, played by computers, printed.
import { readFileSync } from 'node:fs';
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

  // What is booked stands on the sheet that is corrected, and the reason stands at the match and in the history.
  await page.getByRole('button', { name: 'Correct' }).first().click();
  await expect(sheet.getByRole('spinbutton').nth(0)).toHaveValue('2');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await enter(page, 'Correct', 0, 1, 'misread');
  await expect(page.getByText('corrected: misread')).toBeVisible();
  await expect(page.getByText('because: misread')).toBeVisible();
  await enter(page, 'Enter result', 3, 0);
  await enter(page, 'Enter result', 1, 0);
  await expect(page.getByText(/has won$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/has won$/)).toBeVisible();
});

test('a team withdraws from a league, and the others see why', async ({ page, browser }) => {
  await make(page, 'League Everybody', 3, 'here');
  await enter(page, 'Enter result', 1, 1);
  // What happened meanwhile may have moved it from under the pointer.
  await expect(async () => {
    const team = page.getByRole('combobox', { name: 'Team' });
    if (!(await team.isVisible())) await page.getByText('Which team, and why').click();
    await expect(team).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Team' }).selectOption('Albion');
  await page.getByRole('textbox', { name: /^Why/ }).fill('no bus');
  await page.getByRole('button', { name: 'A team withdraws' }).click();
  await expect(page.getByText('because: no bus')).toBeVisible();

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
  // That each match has begun is no news; what was counted is.
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Statistics' }).getByText('Matches played').first()).toBeVisible();
});

test('chances are told with their intervals, and follow what happens', async ({ page }) => {
  await make(page, 'Knock-out Who loses', 4, 'here');
  const chances = page.getByRole('region', { name: 'Chances' });
  await expect(chances.getByText('All teams count as equal')).toBeVisible();
  const rovers = chances.getByRole('row', { name: /^Rovers/ });
  // A quarter each, with so many seasons never a tenth and never a half.
  await expect(rovers.getByRole('cell').first()).toHaveText(/^\s*[1-4]\d %/);
  await enter(page, 'Enter result', 0, 1);
  await expect(rovers.getByRole('cell').first()).toHaveText(/^\s*0 %/);
});

test('a competition is taken away as files', async ({ page }) => {
  await page.goto('/cups');
  await page.getByLabel('First round on').fill('2027-01-09');
  await page.getByLabel('How many').fill('4');
  await page.getByLabel('How many').blur();
  for (const number of [2, 3, 4]) {
    await page.getByLabel(`Who plays team ${number}`, { exact: true }).selectOption('here');
  }
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Weekend cup' }).waitFor();
  for (const [link, what] of [
    ['CSV', 'Rovers,'],
    ['JSON', '"name": "Rovers"'],
    ['Calendar', 'DTSTART;VALUE=DATE:20270109'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: link }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(what);
  }
});

/** Makes a league of Champions for four people, with named players. */
async function championsLeague(page: Page): Promise<void> {
  await page.goto('/cups');
  await page.getByLabel('Game').selectOption('champions');
  await page.getByRole('radio', { name: 'League Everybody', exact: false }).first().check();
  await page.getByLabel('How many').fill('4');
  await page.getByLabel('How many').blur();
  for (const [number, team] of ['Rovers', 'United', 'Albion', 'Wanderers'].entries()) {
    await page.getByLabel(`Who plays team ${number + 1}`, { exact: true }).selectOption('here');
    await page.getByText("Players' names").nth(number).click();
    await page.getByLabel(`Players of ${team}`).fill(`${team} one\n${team} two\n${team} three`);
  }
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Weekend cup' }).waitFor();
}

test('who is missing stands beside the next match, on its page and on its sheet of paper', async ({ page }) => {
  await championsLeague(page);
  await page.getByRole('button', { name: 'Enter result' }).first().click();
  const sheet = page.getByRole('dialog');
  const homeTeam = await sheet.locator('fieldset legend').first().textContent();
  const team = homeTeam?.split(':')[0] ?? '';
  await sheet.getByRole('spinbutton').nth(0).fill('1');
  await sheet.getByLabel('a red card').first().fill('2');
  await sheet.getByLabel('a yellow card').first().fill('3');
  await sheet.getByRole('button', { name: 'Book it' }).click();
  await expect(sheet).toBeHidden();
  await enter(page, 'Enter result', 1, 0);

  const next = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Play / }) });
  const match = next.filter({ hasText: `${team} two (2)` }).last();
  await expect(page.getByText(`${team} two (2) misses the next 2 matches`).first()).toBeVisible();
  await expect(page.getByText(`${team} three (3) is one card away`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rule C20-cup-9' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Result sheets' }).click();
  await expect(page.locator('del', { hasText: `${team} two` })).toBeVisible();
  await expect(page.getByText('C20-cup-9, match 1')).toBeVisible();
  await page.getByRole('link', { name: 'Weekend cup' }).click();

  await match.getByRole('button', { name: /^Play / }).click();
  await page.getByRole('button', { name: /is here$/ }).click();
  await expect(page.getByText(`${team} two (2) misses the next 2 matches`)).toBeVisible();
  await page.getByRole('link', { name: 'Weekend cup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend cup' })).toBeVisible();
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
