// What happens is shown in its order: nothing is told before the dice have shown their faces.
import type { Page } from '@playwright/test';
import { countChoices } from './lib/choices';
import { playByHints } from './lib/hints';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';
import { watchMatch } from './lib/watch';

const moving = { reducedMotion: 'no-preference' } as const;

/** What a page showed, one look after each change of it. */
interface Look {
  /** The dice: "thrown", "up", "reckoned". */
  dice: string;
  score: string;
  clock: string;
  /** The number of the last line of the commentary. */
  lines: number;
  banner: boolean;
}

/** Writes down every change of what is on the page from now on. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const looks: unknown[] = [];
    const text = (selector: string) => document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const look = () => ({
      dice: document.querySelector('[data-dice]')?.getAttribute('data-dice') ?? '',
      score: text('[data-score]'),
      clock: text('[data-clock]'),
      lines: Number(
        [...document.querySelectorAll('.commentary li[data-line]')].at(-1)?.getAttribute('data-line') ?? -1,
      ),
      banner: document.querySelector('[data-banner]') !== null,
    });
    const write = () => {
      const now = look();
      if (JSON.stringify(looks.at(-1)) !== JSON.stringify(now)) looks.push(now);
    };
    write();
    new MutationObserver(write).observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { looks });
  });
}

const looks = (page: Page): Promise<Look[]> => page.evaluate(() => (window as unknown as { looks: Look[] }).looks);

/** The dice were thrown, showed their faces and were reckoned with, in this order. */
function expectDiceInOrder(all: Look[]): void {
  const dice = all.map(({ dice }) => dice);
  const thrown = dice.indexOf('thrown');
  const up = dice.indexOf('up', thrown);
  const reckoned = dice.indexOf('reckoned', up);
  expect([thrown >= 0, up > thrown, reckoned > up], dice.join()).toEqual([true, true, true]);
}

/** As long as the dice are in the air or have only shown their faces nothing else is as it will be. */
function expectNothingBeforeTheDice(all: Look[], what: 'score' | 'clock' | 'lines' | 'banner'): void {
  const thrown = all.findIndex(({ dice }) => dice === 'thrown');
  const early = all.slice(thrown).filter(({ dice }) => dice === 'thrown' || dice === 'up');
  for (const look of early) expect(look[what], `${what} while the dice are ${look.dice}`).toEqual(all[thrown]![what]);
  expect(all.at(-1)![what], `${what} at the end`).not.toEqual(all[thrown]![what]);
}

/** Plays until the ball is to be played, chooses the first target, and does it. */
async function playTheBall(page: Page): Promise<void> {
  await playByHints(page, ({ prompt, confirms }) => !confirms && /ball where/i.test(prompt));
  await page.locator('[data-choice^="target "]').nth(1).click();
  await record(page);
  await page.getByRole('button', { name: 'Do it', exact: true }).click();
}

const asked = (page: Page) => page.locator('.decision[aria-busy=false]');

test('the clock and the commentary wait for the dice', async ({ visitor }) => {
  const page = await visitor(moving);
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 171 });
  await playTheBall(page);
  await page.waitForFunction(() => document.querySelector('[data-dice=up]') !== null);
  await asked(page).waitFor();
  const all = await looks(page);
  expectDiceInOrder(all);
  expectNothingBeforeTheDice(all, 'lines');
});

test('a click ends what is told and is no answer', async ({ visitor }) => {
  const page = await visitor(moving);
  await page.addInitScript(() => localStorage.setItem('gaffer.settings', JSON.stringify({ speed: 'slow' })));
  const choices = countChoices(page);
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 172 });
  await playTheBall(page);
  const before = choices();
  const commits = await page.waitForFunction(() => {
    const isThrown = document.querySelector('[data-dice=thrown]') !== null;
    return isThrown ? `${document.querySelectorAll('[data-commit]').length} to confirm` : null;
  });
  expect(await commits.jsonValue(), 'while the dice roll').toBe('0 to confirm');
  await page.getByRole('group', { name: 'Pitch' }).click();
  await asked(page).waitFor();
  expect(choices(), 'answers by the click that skips').toBe(before);
  await expect(page.getByText('Not possible.'), 'nor is it a question').toBeHidden();
  // Who does not skip sees the reckoning before the words; here both came at once.
  const all = await looks(page);
  const thrown = all.findIndex(({ dice }) => dice === 'thrown');
  const between = all.slice(thrown).filter(({ dice, lines }) => dice === 'reckoned' && lines === all[thrown]!.lines);
  expect(between).toEqual([]);
});

test('who wants nothing to move is told everything at once', async ({ page }) => {
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 173 });
  await playTheBall(page);
  await asked(page).waitFor();
  const all = await looks(page);
  expect(all.map(({ dice }) => dice)).not.toContain('thrown');
  expect(all.at(-1)!.lines).toBeGreaterThan(all[0]!.lines);
});

test('a double click on "Do it" answers one question', async ({ page }) => {
  const choices = countChoices(page);
  await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 174 });
  await playByHints(page, ({ prompt, confirms }) => !confirms && /ball where/i.test(prompt));
  await page.locator('[data-choice^="target "]').nth(1).click();
  const before = choices();
  await page.getByRole('button', { name: 'Do it', exact: true }).dblclick();
  await asked(page).waitFor();
  expect(choices()).toBe(before + 1);
  await expect(page.getByRole('button', { name: 'Do it', exact: true })).toBeHidden();
});

test('a goal is a moment: in a replay the score comes after the dice and the ball', async ({ page, visitor }) => {
  await watchMatch(page, 'fuba', 121);
  const answer = await page.request.get(`/api/matches/${matchOf(page)}/replay?from=0&count=1`);
  const { landmarks } = (await answer.json()) as { landmarks: { moment: number; landmark: string }[] };
  const goal = landmarks.find(({ landmark }) => landmark === 'goal')!;
  const other = await visitor(moving);
  await other.goto(`/replay/${matchOf(page)}?at=${goal.moment - 1}`);
  await expect(other.getByRole('slider', { name: 'Moment of the match' })).toHaveValue(String(goal.moment - 1));
  await record(other);
  await other.keyboard.press('ArrowRight');
  await other.locator('[data-banner]').waitFor();
  await expect.poll(async () => (await looks(other)).at(-1)!.lines).toBeGreaterThan((await looks(other))[0]!.lines);
  const all = await looks(other);
  expectDiceInOrder(all);
  expectNothingBeforeTheDice(all, 'score');
  expectNothingBeforeTheDice(all, 'banner');
  const scored = all.findIndex(({ score }) => score !== all[0]!.score);
  const told = all.findIndex(({ lines }) => lines > all[0]!.lines);
  expect(scored, 'the score comes before the words').toBeLessThan(told);
});

test('two computers are watched at a pace of one’s own', async ({ visitor }) => {
  const page = await visitor(moving);
  await startMatch(page, {
    game: 'fuba',
    preset: '2.2',
    home: 'Computer: Random',
    away: 'Computer: Random',
    seed: 175,
  });
  const watching = page.getByRole('group', { name: 'Watching' });
  await watching.getByRole('button', { name: 'Pause' }).click();
  await expect(watching.getByRole('button', { name: /^To now/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeHidden();
  await watching.getByRole('button', { name: 'Go on' }).click();
  await watching.getByLabel('Speed').selectOption('Fast');
  await expect.poll(() => page.locator('.commentary li[data-line]').count()).toBeGreaterThan(3);
  await watching.getByLabel('Speed').selectOption('At once');
  await page.getByRole('link', { name: 'Watch the replay' }).waitFor({ timeout: 120_000 });
});

/** The page is hidden, or seen again. */
async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`what happened while nobody looked is told when it is asked for (${reducedMotion})`, async ({ visitor }) => {
    const page = await visitor({ reducedMotion });
    await startMatch(page, { game: 'fuba', preset: '2.2', away: 'Computer: Random', seed: 176 });
    await playByHints(page, ({ prompt, confirms }) => !confirms && /ball where/i.test(prompt));
    await page.locator('[data-choice^="target "]').nth(1).click();
    const line = () => page.locator('.commentary li[data-line]').last().getAttribute('data-line').then(Number);
    const before = await line();
    await page.evaluate(() => {
      const button = [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === 'Do it');
      button?.click();
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(line).toBeGreaterThan(before);
    await asked(page).waitFor();
    const after = await line();
    await look(page, 'visible');
    const button = page.getByRole('button', { name: /^\d+ things? happened/ });
    await expect(button).toBeInViewport();
    expect(await line()).toBe(after);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeHidden();
    await expect(page.locator('.decision[aria-busy=true]')).toBeVisible();
    // A key shows the end at once.
    await page.keyboard.press('x');
    await asked(page).waitFor();
    expect(await line()).toBe(after);
  });
}
