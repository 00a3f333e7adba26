// The personal report: the matches of a browser's seats, reviewed by being asked for; by keyboard, on a phone, in Finnish.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { PersonalReportAnswer } from '../src/generated/protocol';
import { expect, test } from './lib/test';

/** A match against the computer that this browser plays to its end, without looking at it. */
async function played(page: Page, seed: number): Promise<string> {
  await page.goto('/report');
  const person = { name: 'Lions', colour: '#c8102e', player: { who: 'person' } };
  const computer = { name: 'Bears', colour: '#1d4ed8', player: { who: 'computer', coach: 'random' } };
  const data = { game: 'fuba', teams: { home: person, away: computer }, dice: 'server', seed };
  const answer = await page.request.post('/api/matches', { data });
  const { info, seats } = (await answer.json()) as { info: { id: string }; seats: { home: string } };
  await page.evaluate(
    ([id, seat]) =>
      new Promise<void>((done) => {
        localStorage.setItem(`gaffer.seats.${id}`, JSON.stringify({ home: seat, away: null }));
        const socket = new WebSocket(`/api/matches/${id}/play`);
        socket.onopen = () => socket.send(JSON.stringify({ do: 'join', id: 'join', seat, want: 'choices' }));
        let [luck, requests] = [1, 0];
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as {
            message: string;
            version: number;
            choices?: string[];
            awaits: { kind: string };
          };
          if (told.message !== 'news') return;
          if (told.awaits.kind === 'nothing') {
            socket.close();
            done();
          } else if (told.choices !== undefined && told.choices.length > 0) {
            luck = (luck * 48271) % 2147483647;
            const choice = told.choices[luck % told.choices.length];
            socket.send(JSON.stringify({ do: 'choose', id: String((requests += 1)), version: told.version, choice }));
          }
        };
      }),
    [info.id, seats.home] as const,
  );
  return info.id;
}

async function expectClean(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.failureSummary) }));
    expect.soft(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

test('the matches of a browser are reviewed and held against the computer’s levels', async ({ page }) => {
  test.slow();
  await played(page, 3);
  const last = await played(page, 4);
  await page.goto('/report');
  await expect(page.getByText(/^2 matches: \d won, \d drawn, \d lost\./)).toBeVisible({ timeout: 60_000 });
  const areas = page.getByRole('region', { name: 'Where the points go' });
  const points = await areas
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.closest('tbody') !== null && row.querySelector('.chart svg') !== null)
        .map((row) => Number(row.querySelectorAll('td')[1]?.textContent)),
    );
  const all = await areas
    .getByRole('row', { name: /^All decisions/ })
    .getByRole('cell')
    .nth(1)
    .innerText();
  const sum = points.reduce((one, other) => one + other, 0);
  expect(points.length).toBeGreaterThan(2);
  // Each row is rounded to a thousandth.
  expect(Math.abs(sum - Number(all))).toBeLessThanOrEqual(0.0005 * (points.length + 1));

  // Another level, by keyboard.
  await areas.getByLabel('Beside').focus();
  await areas.getByLabel('Beside').selectOption('beginner');
  await expect(areas.getByRole('columnheader', { name: 'beginner' })).toBeVisible();
  await page.getByText('The matches as a table').press('Enter');
  const rows = page.getByRole('region', { name: 'The matches as a table' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', `/replay/${last}`);
  await expectClean(page, 'the report');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByLabel('Game').selectOption('champions');
  await expect(page.getByText('No match of yours is over yet.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/report\?game=champions$/);
});

test('what is known so far is shown while matches are reviewed', async ({ page }) => {
  await played(page, 3);
  let answers = 0;
  await page.route('**/api/report', async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as PersonalReportAnswer;
    answers += 1;
    // As if a second match were still to come.
    if (answers < 3) return route.fulfill({ status: 202, json: { ...told, all: told.all + 1 } });
    return route.fulfill({ response, json: told });
  });
  await page.goto('/report?game=fuba');
  await expect(page.getByText(/^\d of \d matches reviewed/)).toBeVisible();
  await expect(page.getByText(/^One match:/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/matches reviewed/)).toBeHidden();
});

test('the report is read in Finnish', async ({ page }) => {
  await played(page, 3);
  await page.goto('/report');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('fi');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Oma raportti' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mihin pisteet menevät' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /^Syöttäminen/ })).toBeVisible();
});
