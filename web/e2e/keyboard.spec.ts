// A match by keyboard alone: Tab and Enter on the start page, arrow keys on the pitch, the list and the command field.
import type { Page } from '@playwright/test';
import { countChoices } from './lib/choices';
import { focused, keyboard, tabTo } from './lib/keyboard';
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

test('FUBA by keyboard alone', async ({ page }) => {
  await withoutMouse(page);
  const choices = countChoices(page);
  await seeded(page, 31);
  await page.goto('/');

  await tabTo(page, /^FUBA/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^Champions/);
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, /^FUBA 2\.2/);
  await tabTo(page, /^Who plays/);
  await page.keyboard.press('Tab');
  await tabTo(page, /^Who plays/);
  await page.keyboard.type('Computer: R');
  await tabTo(page, /^Start the match$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/m\//);

  const pick = picker(5);
  const player = new Player(page, pick, keyboard(page, pick));
  await player.play(() => choices() >= 60);

  await expect(page.getByText('Computer (random)')).toBeVisible();
  expect(await score(page)).toMatch(/^\d+ – \d+$/);
  expect(choices(), 'decisions').toBeGreaterThanOrEqual(60);
  expect(await answers(page), 'answers in the record').toBeGreaterThanOrEqual(60);
});

test('undo, hint and why by keyboard', async ({ page }) => {
  await withoutMouse(page);
  await seeded(page, 32);
  await page.goto('/');
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
