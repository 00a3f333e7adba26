// The position editor: by mouse, by keyboard and by text; what is wrong; every question; play from it; a moment of a replay in it.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

const pitch = (page: Page): Locator => page.getByRole('group', { name: 'Pitch' });
const place = (page: Page, id: string): Locator => page.locator(`[data-place="${id}"]`);
const text = (page: Page): Locator => page.getByRole('textbox', { name: 'The position as text' });
const findings = (page: Page): Locator => page.getByRole('region', { name: 'What was found' });

async function open(page: Page, position: string): Promise<void> {
  await page.goto(`/position?p=${position}`);
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled();
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.failureSummary) }));
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

const fuba = 'fuba/2.2;pieces=b1:1/0,b3:2/2,b4:1/2,b5:0/2;ball=b3;value=3;half=2;clock=43';
const champions = 'champions/friendly;home=1:5.0,8:5.10,9:4.9;away=1:6.14;ball=5.10;turn=home';

test('a position is edited by mouse and keyboard, and the way back leads to the one before', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Positions' }).click();
  await expect(page.getByRole('heading', { name: 'Position editor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled();
  await open(page, fuba);
  await expect(text(page)).toHaveValue(/b3:2\/2/);
  await place(page, 'b3').click();
  await expect(text(page)).toHaveValue(/b3:3\/2/);
  await page.getByRole('radio', { name: 'Take away' }).check();
  await page.getByRole('radio', { name: 'Away player' }).check();
  await place(page, 'b3').focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue(/b3:3\/1/);
  await place(page, 'b4').dragTo(place(page, 'c4'));
  await expect(text(page)).toHaveValue(/c4:0\/1/);
  await page.getByLabel('Ball value').selectOption('5');
  await expect(text(page)).toHaveValue(/value=5/);
  await page.goBack();
  await expect(text(page)).toHaveValue(/value=3/);
  await page.goBack();
  await expect(text(page)).not.toHaveValue(/c4:0\/1/);
  await expect(pitch(page)).toBeVisible();
  await expectClean(page, 'the editor');
});

test('a text is taken, or what is wrong with it is said beside it', async ({ page }) => {
  await open(page, fuba);
  await text(page).fill('fuba/2.2; pieces=b3 1/0; ball=b4');
  await text(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('b4');
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled();
  await expectClean(page, 'what is wrong');
  await page.getByRole('radio', { name: 'Home player' }).check();
  await place(page, 'b4').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled();
  await page.getByLabel('Game').selectOption('Champions 2020');
  await expect(text(page)).toHaveValue(/^champions\/friendly;home=1:5\.0/);
  await expect(page.getByRole('button', { name: 'Solve' })).toBeEnabled();
});

test('every question about a position is answered', async ({ page }) => {
  await open(page, fuba);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(findings(page).getByText('The best plans')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Under the other editions' }).click();
  await expect(findings(page).getByRole('columnheader', { name: /FUBA 1\.0/ })).toBeVisible();
  await expect(findings(page).getByRole('row', { name: /^b4/ })).toContainText('kept');
  await expectClean(page, 'the editions');
  await page.getByRole('button', { name: 'A thousand play-outs' }).click();
  // Some of the thousand, which come a few at a time; the number at which they are stopped stands.
  await expect(findings(page).getByText(/[1-9]\d of 1000/)).toBeVisible({ timeout: 120_000 });
  await findings(page).getByRole('button', { name: 'Stop' }).click();
  const counts = await findings(page).locator('tbody td').allTextContents();
  const sum = counts.map(Number).reduce((sum, one) => sum + one, 0);
  expect(sum).toBeLessThan(1000);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/play-outs') && asked.push(request.url()));
  await expectClean(page, 'the play-outs');
  await expect(findings(page).getByText(`${sum} of 1000`)).toBeVisible();
  await expect(findings(page).getByRole('button', { name: 'Stop' })).toHaveCount(0);
  expect(asked, 'nothing is asked for after Stop').toEqual([]);
  await open(page, champions);
  await page.getByRole('button', { name: 'Solve' }).click();
  // Before the roll there are no plans: what is missing is said.
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(findings(page)).toContainText('Choose an opening roll');
  await page.getByLabel('Opening roll').selectOption('4');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(findings(page).getByText('The best plans')).toBeVisible({ timeout: 60_000 });
  await page.getByLabel(/^Minute/).selectOption('42');
  await expect(text(page)).toHaveValue(/;ones=7(;|$)/);
  await expect(page.getByText(/: minute 42\. Roll 4/)).toBeVisible();
});

test('a solution tells ways as the board shows them', async ({ page }) => {
  await open(page, champions);
  await page.getByRole('button', { name: 'Solve' }).click();
  // The words go where the arrow goes: the away goal is at the right.
  const shot = findings(page).getByRole('button').first();
  await expect(shot).toContainText('plays it from 5.10 to 5.14 (right 4)');
  await shot.click();
  await expectClean(page, 'the solution');
});

test('all of a thousand play-outs come, and then it ends', async ({ page }) => {
  await open(page, fuba);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/play-outs') && asked.push(request.url()));
  await page.getByRole('button', { name: 'A thousand play-outs' }).click();
  await expect(findings(page).getByText('1000 of 1000')).toBeVisible({ timeout: 240_000 });
  await expect(findings(page).getByRole('button', { name: 'Stop' })).toHaveCount(0);
  // Time in which it would have begun again.
  await expectClean(page, 'a thousand play-outs');
  await expect(findings(page).getByText('1000 of 1000')).toBeVisible();
  expect(asked).toHaveLength(40);
});

test('a match begins with a position, and a moment of a replay is edited', async ({ page }) => {
  await open(page, fuba);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(
    page
      .getByText('88’')
      .or(page.getByText(/2nd half/))
      .first(),
  ).toBeVisible();
  await startMatch(page, { game: 'fuba', preset: '2.2', home: 'Computer: Random', away: 'Computer: Random', seed: 4 });
  await page.getByRole('group', { name: 'Watching' }).getByLabel('Speed').selectOption('At once');
  await page.getByRole('link', { name: 'Watch the replay' }).waitFor({ timeout: 200_000 });
  const id = matchOf(page);
  await page.goto(`/replay/${id}?at=60`);
  await page.getByRole('button', { name: 'Edit this position' }).click();
  await expect(page).toHaveURL(/\/position\?p=fuba\/2\.2/);
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled();
});
