// The full game of FUBA: whether a skill is used is asked once, for a turn or never; what the teams have is always in sight.
import type { Page } from '@playwright/test';
import { finger, mouse, Player, type Hand } from './lib/player';
import { picker } from './lib/random';
import type { Screen } from './lib/screen';
import { matchOf, startMatch } from './lib/start';
import { expect, test } from './lib/test';

/** Fanatic fans can be used in every turn, whoever has the ball. */
const held = ['fanatic-fans', 'short-passes'];
const upright = { width: 390, height: 844 };

const start = (page: Page, seed: number) =>
  startMatch(page, { game: 'fuba', preset: 'full', away: 'Computer: Random', seed });

const isWindow = ({ prompt }: Screen) => /Use a skill\?/.test(prompt);

/** Somebody who holds these skills and uses none by himself. */
class Holder {
  readonly asked: string[] = [];
  readonly #player: Player;

  constructor(
    page: Page,
    seed: number,
    private readonly hand: Hand = mouse(page),
  ) {
    this.#player = new Player(page, picker(seed), hand);
  }

  /** Plays until something is so, and returns what is asked then. */
  async until(enough: (now: Screen) => boolean | Promise<boolean>): Promise<Screen> {
    for (;;) {
      const now = await this.#player.look();
      this.asked.push(now.prompt);
      if (await enough(now)) return now;
      expect(now.is, 'the match goes on').not.toBe('over');
      const wanted = now.parts.filter((part) => held.includes(part));
      if (wanted.length > 0) await this.hand.part(wanted[0]!);
      else if (isWindow(now)) await this.hand.offer('no');
      else await this.#player.act(now);
    }
  }
}

const select = (page: Page) => page.getByRole('combobox', { name: 'Use a skill?' });
const notThisTurn = (page: Page) => page.getByRole('button', { name: 'No, not in this turn' });
const done = (page: Page) => page.getByText(/^No skill used, as you wish/);

test('whether a skill is used is asked, not in this turn, never, or when it pays', async ({ page }) => {
  test.slow();
  await start(page, 301);
  const holder = new Holder(page, 5);
  await holder.until(isWindow);
  await expect(page.getByRole('button', { name: 'Use Fanatic fans' })).toBeVisible();
  await expect(select(page)).toHaveValue('ask');

  // By keyboard: the same as the button.
  await page.keyboard.press('F2');
  await page.keyboard.type('no more');
  await page.keyboard.press('Enter');
  await expect(notThisTurn(page)).toBeHidden();
  await holder.until(isWindow);

  await select(page).selectOption('never');
  await expect(page.getByRole('heading', { name: /Use a skill/ })).toBeHidden();
  holder.asked.length = 0;
  await holder.until(() => done(page).isVisible());
  expect(holder.asked.filter((prompt) => /Use a skill/.test(prompt))).toEqual([]);
  await expect(page.locator('[data-announcer]')).not.toBeEmpty();

  await page.reload();
  await holder.until(({ is }) => is === 'choice');
  await expect(select(page)).toHaveValue('never');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog').getByLabel('Use a skill?')).toHaveValue('never');
  await page.keyboard.press('Escape');

  await select(page).selectOption('pays');
  const told = page.getByText(/^(No skill used, as you wish|Used for you, because it pays)/);
  holder.asked.length = 0;
  await holder.until(() => told.isVisible());
  expect(holder.asked.filter((prompt) => /Use a skill/.test(prompt))).toEqual([]);

  await select(page).selectOption('ask');
  await holder.until(isWindow);
});

test('what the teams have is always in sight, and what is hidden to its owner alone', async ({ page, visitor }) => {
  await start(page, 302);
  const holder = new Holder(page, 6);
  await holder.until(({ prompt }) => /ball where/i.test(prompt));
  const strip = (of: Page, side: 'home' | 'away') => of.locator(`[data-strip=${side}]`);
  const ours = strip(page, 'home');
  await expect(ours).toBeInViewport({ ratio: 0.99 });
  for (const words of ['Condition:', 'Substitutions left:', 'Injured:', 'Fanatic fans', 'Short passes']) {
    await expect(ours).toContainText(words);
  }
  await expect(strip(page, 'away').getByText('2 hidden')).toBeInViewport();
  await expect(page.getByRole('group', { name: 'Pitch' })).toBeInViewport({ ratio: 0.99 });

  const spectator = await visitor();
  await spectator.goto(`/m/${matchOf(page)}`);
  await expect(strip(spectator, 'home').getByText('2 hidden')).toBeVisible();
  await expect(spectator.locator('body')).not.toContainText('Fanatic fans');

  await holder.until(isWindow);
  await page.locator('[data-choice="use fanatic-fans"]').click();
  if (await page.getByRole('button', { name: 'Do it' }).isVisible()) {
    await page.getByRole('button', { name: 'Do it' }).click();
  }
  await expect(strip(spectator, 'home').getByText('Fanatic fans')).toBeVisible();
  await expect(strip(spectator, 'home').getByText('1 hidden')).toBeVisible();
});

test('on a phone a line opens, and the turn is declined by a tap', async ({ visitor }) => {
  const page = await visitor({ viewport: upright, hasTouch: true, isMobile: true });
  await start(page, 303);
  const holder = new Holder(page, 7, finger(page));
  await holder.until(isWindow);
  const line = page.locator('main summary').first();
  await expect(line).toBeInViewport({ ratio: 0.99 });
  await expect(line).toContainText('Condition');
  await line.tap();
  await expect(page.locator('[data-strip=home]').getByText('Fanatic fans')).toBeInViewport();
  await expect(page.locator('[data-strip=away]').getByText('2 hidden')).toBeInViewport();
  await line.tap();
  await expect(page.locator('[data-strip=home]')).toBeHidden();

  const button = page.getByRole('button', { name: 'Not this turn' });
  await expect(button).toBeInViewport({ ratio: 0.99 });
  await button.tap();
  await expect(button).toBeHidden();
});
