// Every main screen under axe in the light, the dark and the high-contrast theme, with the contrast rule on: no violation.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { startMatch } from './lib/start';
import { expect, test } from './lib/test';
import { watchMatch } from './lib/watch';

/** What a system can ask for, and the theme that follows from it. */
const themes = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'high contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;

/** Lets axe look at what is on the screen, in every theme. */
async function expectClean(page: Page, what: string): Promise<void> {
  const grounds = new Set<string>();
  for (const [theme, media] of Object.entries(themes)) {
    await page.emulateMedia(media);
    await expect(page.locator('html')).toHaveAttribute('data-theme', media.contrast === 'more' ? 'contrast' : 'auto');
    grounds.add(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    const { passes, violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
    const found = violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    }));
    expect.soft(found, `${what}, ${theme}`).toEqual([]);
  }
  expect(grounds.size, 'every theme has a ground of its own').toBe(3);
}

test('the start page, its dialog and what is not there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('img', { name: /^A match of FUBA/ }).waitFor();
  await expectClean(page, 'start');
  await page.getByRole('button', { name: 'Play a friend' }).click();
  await page.getByRole('textbox', { name: 'Send this invitation' }).waitFor();
  await expectClean(page, 'the link for a friend');
  await page.goto(await page.getByRole('textbox', { name: 'Send this invitation' }).inputValue());
  await page.getByRole('button', { name: 'Take the seat' }).waitFor();
  await expectClean(page, 'an invitation');
  await page.goto('/new?game=fuba&preset=full');
  await page.getByText('More: dice and rule switches').click();
  await page.getByText('Doubtful lines, one by one').click();
  await expectClean(page, 'a new match');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectClean(page, 'settings');
  await page.goto('/m/no-such-match');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectClean(page, 'no such match');
});

test('a lesson, and the guide when it is over', async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Begin' }).first().waitFor();
  await expectClean(page, 'learn');
  await page.goto('/learn/fuba/control');
  await page.locator('[data-place=b4]').click();
  await expectClean(page, 'a lesson');
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expectClean(page, 'a wrong choice');
});

test('the rulebooks', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('searchbox').fill('goal kick');
  await page.locator('.found li').first().waitFor();
  await expectClean(page, 'rulebooks');
  await page.goto('/rules/F22-4.6b');
  await page.locator('[id="F22-4.6b"] figure').first().waitFor();
  await expectClean(page, 'a rule with its examples');
});

test('two people and real dice', async ({ page }) => {
  const people = { home: 'A person at this computer', away: 'A person at this computer' } as const;
  await startMatch(page, { game: 'fuba', preset: '2.2', ...people, byHand: true, seed: 131 });
  await page.getByRole('button', { name: 'Rovers is here' }).waitFor();
  await expectClean(page, 'hand-over');
  const player = new Player(page, picker(19));
  for (let now = await player.look(); now.is !== 'roll'; now = await player.look()) await player.act(now);
  await expectClean(page, 'dice by hand');
});

test('a match of FUBA', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 132 });
  const player = new Player(page, picker(20));
  for (let now = await player.look(); !now.confirms || player.steps < 20; now = await player.look()) {
    await player.act(now);
  }
  await expectClean(page, 'a choice to confirm');
  await page.getByRole('combobox', { name: 'Command' }).fill('why formation 1-2-3');
  await page.keyboard.press('Enter');
  await page.getByText('Not possible.').first().waitFor();
  await expectClean(page, 'a refusal');
  await page.getByRole('region', { name: 'Commentary' }).getByRole('button', { name: /^Rule/ }).last().click();
  await page.getByRole('dialog', { name: /^Rule/ }).waitFor();
  await expectClean(page, 'the text of a rule');
});

test('roles, skills and a hint of the full game', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: 'full', away: 'Computer: Random', seed: 311 });
  const player = new Player(page, picker(3));
  const to = async (words: RegExp) => {
    for (let now = await player.look(); !words.test(now.prompt); now = await player.look()) await player.act(now);
  };
  await to(/roles/);
  await page.getByText(/^All \d+ as a list$/).click();
  await expectClean(page, 'roles');
  await to(/skills/);
  await page.getByRole('button', { name: "Coach's choice" }).click();
  await expectClean(page, 'skills');
  await to(/Which action/);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint summary').click();
  await expectClean(page, 'a hint');
});

test('a match of Champions', async ({ page }) => {
  await startMatch(page, { game: 'champions', preset: 'full', away: 'Computer: Random', seed: 133 });
  const player = new Player(page, picker(21));
  await player.play(() => player.steps >= 25);
  await player.look();
  await expectClean(page, 'Champions');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('region', { name: 'What is asked' }).waitFor();
  await expectClean(page, 'Champions on a phone');
});

test('a result and its replay', async ({ page }) => {
  await watchMatch(page, 'fuba', 134);
  await expectClean(page, 'result');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expectClean(page, 'replay');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Start the sandbox match' }).waitFor();
  await expectClean(page, 'playing on');
});

test('competitions: the form, the page and the sheet', async ({ page }) => {
  await page.goto('/cups');
  await page.getByRole('button', { name: 'Make it' }).waitFor();
  await expectClean(page, 'a new competition');
  for (const number of [2, 3, 4, 5, 6, 7, 8]) {
    await page.getByLabel(`Who plays team ${number}`, { exact: true }).selectOption('here');
  }
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('button', { name: 'Enter result' }).first().waitFor();
  await page.getByRole('region', { name: 'Chances' }).waitFor();
  await expectClean(page, 'a competition');
  await page.getByRole('button', { name: 'Enter result' }).first().click();
  await expectClean(page, 'a result sheet');
  await page.getByRole('dialog').getByRole('spinbutton').first().fill('2');
  await page.getByRole('button', { name: 'Book it' }).click();
  await page.getByRole('region', { name: 'Statistics' }).waitFor();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  await expectClean(page, 'a competition with statistics and history');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClean(page, 'a competition on a phone');
});

test('competitions: who is missing, and sheets to print', async ({ page, request }) => {
  const people = ['A', 'B', 'C'].map((name) => ({
    name,
    colour: '#c8102e',
    player: 'person',
    squad: ['Aho', 'Virta'],
  }));
  const setting = {
    name: 'Cup',
    game: 'champions',
    preset: 'tournament',
    teams: people,
    format: { 'round-robin': { groups: 1, times: 1 } },
    points: { win: 5, draw: 0, extra_time: [4, 1], shoot_out: [3, 2] },
    tie_breaks: ['lot'],
  };
  const made = (await (await request.post('/api/cups', { data: { setting } })).json()) as {
    id: string;
    organiser: string;
  };
  const sheet = { score: { home: 1, away: 0 }, teams: { home: { red: [2], yellow: [3] }, away: { injured: [4] } } };
  const entry = { played: { fixture: 0, sheet } };
  await request.post(`/api/cups/${made.id}/entries`, { data: { organiser: made.organiser, entry } });
  await page.goto(`/cups/${made.id}#organiser=${made.organiser}`);
  await page.getByText('misses the next').first().waitFor();
  await expectClean(page, 'who is missing');
  await page.getByRole('link', { name: 'Result sheets' }).click();
  await page.getByRole('heading', { name: 'Result sheet of match' }).first().waitFor();
  await expectClean(page, 'result sheets to print');
});
