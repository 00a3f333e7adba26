// A match by keyboard alone: Tab and Enter on the start page, arrow keys on the pitch, the list and the command field.
import type { Page } from '@playwright/test';
import { countChoices } from './lib/choices';
import { focused, keyboard, tabTo, type Way } from './lib/keyboard';
import { answers } from './lib/log';
import { Player } from './lib/player';
import { picker } from './lib/random';
import { score } from './lib/result';
import { seeded } from './lib/start';
import { expect, test } from './lib/test';

/** Whatever a mouse could do is an error here. */
async function withoutMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (event: PointerEvent) => {
      // A key that activates a button makes a click without a pointer.
      if (event.type !== 'click' || event.pointerType !== '') throw new Error(`a mouse was used: ${event.type}`);
    };
    for (const type of ['pointerdown', 'pointermove', 'click'] as const) {
      window.addEventListener(type, refuse as EventListener, { capture: true });
    }
  });
}

/** From the question "who plays" of the home team to the first question of the match, against the random computer. */
async function begin(page: Page): Promise<void> {
  await tabTo(page, /^Who plays/);
  await page.keyboard.press('Tab');
  await tabTo(page, /^Who plays/);
  await page.keyboard.type('Computer: R');
  await tabTo(page, /^Start the match$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/m\//);
}

/** Plays to the final whistle, hears the score, and looks at the end of the replay. */
async function playToTheEnd(page: Page, seed: number, ways: Way[]): Promise<void> {
  const choices = countChoices(page);
  await begin(page);
  const used = new Map<Way, number>();
  const pick = picker(seed);
  const hand = keyboard(page, pick, (way) => used.set(way, (used.get(way) ?? 0) + 1));
  await new Player(page, pick, hand).play();

  await expect(page.getByText('Computer (random)')).toBeVisible();
  const goals = await score(page);
  await expect(page.getByRole('log')).toContainText(new RegExp(`(wins|A draw): Rovers ${goals} United\\.$`));
  for (const way of ways) expect(used.get(way) ?? 0, `answers by ${way}`).toBeGreaterThan(3);
  // Everything that was answered is in the record, and the computer's answers beside it.
  expect(await answers(page), 'answers in the record').toBeGreaterThan(choices());
  expect(choices(), 'decisions').toBeGreaterThan(60);

  // With the last decision its buttons are gone, but not the place where the reader was.
  expect(await focused(page)).toMatch(/wins$|^A draw$|Next to/);
  await tabTo(page, /^Watch the replay$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/replay\//);
  await expect(page.getByRole('slider', { name: 'Moment of the match' })).toHaveValue('0');
  await page.keyboard.press('End');
  await expect.poll(() => score(page)).toBe(goals);
}

test('a whole match of FUBA by keyboard alone', async ({ page }) => {
  await withoutMouse(page);
  await seeded(page, 31);
  await page.goto('/new');
  await tabTo(page, /^FUBA/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^Champions/);
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, /^FUBA 2\.2/);
  await playToTheEnd(page, 5, ['pitch', 'list', 'command', 'enter']);
});

test('a whole match of Champions by keyboard alone', async ({ page }) => {
  await withoutMouse(page);
  await seeded(page, 33);
  await page.goto('/new');
  await tabTo(page, /^FUBA/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  while (!/friendly/i.test(await focused(page))) await page.keyboard.press('ArrowRight');
  await playToTheEnd(page, 8, ['pitch', 'list', 'command']);
});

test('the keys are told', async ({ page }) => {
  await withoutMouse(page);
  await page.goto('/new');
  await tabTo(page, /^Start the match$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/m\//);
  await expect(page.getByText('Your decision', { exact: true })).toBeVisible();
  await page.keyboard.press('F2');
  expect(await focused(page)).toMatch(/^Command/);
  await tabTo(page, /^Keys$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('F2');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Keys');

  // A first Enter puts an offer forward and tells it, a second one makes it.
  await page.keyboard.press('F2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'confirm with Enter' })).toHaveCount(1);
  expect(await answers(page)).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => answers(page)).toBeGreaterThan(0);
  // And the field keeps the focus while others decide.
  expect(await focused(page)).toMatch(/^Command/);
});

test('undo, hint and why by keyboard', async ({ page }) => {
  await withoutMouse(page);
  await seeded(page, 32);
  await page.goto('/new');
  await tabTo(page, /^Start the match$/);
  await page.keyboard.press('Enter');
  const pick = picker(6);
  const player = new Player(page, pick, keyboard(page, pick));
  const undo = page.getByRole('button', { name: /^Undo/ });
  await player.play(async () =>
    /^Undo\s*[1-9]/.test((await undo.textContent({ timeout: 60_000 }).catch(() => '')) ?? ''),
  );

  const pitch = page.getByRole('group', { name: 'Pitch' });
  const before = await pitch.ariaSnapshot();
  const count = Number(/\d+/.exec((await undo.textContent()) ?? '')?.[0]);
  await tabTo(page, /^Command/);
  await page.keyboard.type('undo');
  await page.keyboard.press('Enter');
  await expect(undo).toHaveText(count === 1 ? 'Undo' : new RegExp(`Undo\\s*${count - 1}`));
  expect(await pitch.ariaSnapshot()).not.toBe(before);

  await tabTo(page, /^Command/);
  await page.keyboard.type('hint');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A coach would choose').first()).toBeVisible();

  await tabTo(page, /^Command/);
  await page.keyboard.type('why shoot');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not possible.').first()).toBeVisible();
});
