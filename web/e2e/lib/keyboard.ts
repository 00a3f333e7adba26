// A hand that has a keyboard and nothing else.
import { expect, type Page } from '@playwright/test';
import type { Hand } from './player';
import type { Pick } from './random';

/** What is said of the element that has the focus: its label or its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return '';
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const label = [...(labels ?? [])].map((one) => one.textContent).join(' ');
    const words = element.getAttribute('aria-label') ?? (label === '' ? element.textContent : label) ?? '';
    return words.replace(/\s+/g, ' ').trim();
  });
}

/** Goes on with Tab until the focus is on what these words are said of. */
export async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (words.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${words}`);
}

/** Goes with Tab, or back with Shift and Tab, until the focus is on an element that fits a selector. */
async function tabToFitting(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const way = await page.evaluate((selector) => {
      const now = document.activeElement;
      if (now?.matches(selector)) return 'here';
      const wanted = document.querySelector(selector);
      const isBefore = wanted && now && now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'before' : 'after';
    }, selector);
    if (way === 'here') return;
    await page.keyboard.press(way === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not come to ${selector}`);
}

/** Goes to a place of the pitch with the arrow keys, as somebody does who looks at it. */
async function arrowsTo(page: Page, place: string): Promise<void> {
  await tabToFitting(page, '[data-place]');
  const been = new Set<string>();
  for (let tries = 0; tries < 60; tries++) {
    const { at, far } = await page.evaluate((to) => {
      const at = document.activeElement?.getAttribute('data-place') ?? '';
      const middle = (id: string) => {
        const box = document.querySelector(`[data-place="${id}"] rect`)?.getBoundingClientRect() ?? new DOMRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [a, b] = [middle(at), middle(to)];
      return { at, far: { x: b.x - a.x, y: b.y - a.y } };
    }, place);
    if (at === place) return;
    const across = far.x > 0 ? 'ArrowRight' : 'ArrowLeft';
    const along = far.y > 0 ? 'ArrowDown' : 'ArrowUp';
    const keys = Math.abs(far.x) > Math.abs(far.y) ? [across, along] : [along, across];
    // A key that led nowhere new from here is not tried again; the next offered place is always one key away.
    const key = [...keys, 'PageDown'].find((key) => !been.has(`${at} ${key}`)) ?? 'PageDown';
    been.add(`${at} ${key}`);
    await page.keyboard.press(key);
  }
  throw new Error(`the arrow keys do not come to ${place}`);
}

/** The ways in which a keyboard answers. */
export type Way = 'pitch' | 'list' | 'command' | 'enter';

/** A hand on the keyboard; it changes between the pitch, the list and the command field as `pick` says. */
export function keyboard(page: Page, pick: Pick, used: (way: Way) => void = () => {}): Hand {
  const type = async (line: string) => {
    if (pick([true, true, true, false])) await page.keyboard.press('F2');
    else await tabToFitting(page, '[data-command]');
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  };
  return {
    place: async (id) => {
      await arrowsTo(page, id);
      await expect.poll(() => focused(page)).toMatch(/Can be chosen/);
      await page.keyboard.press('Enter');
      used('pitch');
    },
    offer: async (choice) => {
      const ways: Way[] = choice === 'done' ? ['list', 'command', 'enter', 'enter'] : ['list', 'command', 'command'];
      const way = pick(ways);
      used(way);
      if (way === 'command') return type(choice);
      // An empty command puts the end of a row forward.
      if (way === 'enter') return type('');
      await tabToFitting(page, `[data-choice="${choice}"]`);
      return page.keyboard.press('Enter');
    },
    part: async (choice) => {
      await tabToFitting(page, `[data-part="${choice}"]`);
      return page.keyboard.press('Space');
    },
    button: async (name) => {
      // An empty command confirms what is chosen.
      if (name.test('Do it') && pick([true, true, false])) return type('');
      if (name.test('Do it')) await tabToFitting(page, '.decision .primary');
      else await tabTo(page, name);
      return page.keyboard.press('Enter');
    },
  };
}
