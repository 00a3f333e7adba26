// What a match page shows at a moment, read in one go.
import type { Page } from '@playwright/test';

/** What somebody before the screen can do. */
export interface Screen {
  is: 'choice' | 'roll' | 'hand-over' | 'over';
  /** The question. */
  prompt: string;
  /** The highlighted places that were not pointed at yet. */
  places: string[];
  /** The offers in the list, in their notation. */
  offers: string[];
  /** Whether a choice waits for its confirmation. */
  confirms: boolean;
  /** Parts that can still be taken into a choice that is put together. */
  parts: string[];
  /** Everything above and the board, the clock and the log: another text means that something happened. */
  signature: string;
}

/** Waits until there is something to do on the page, and until it differs from what was seen before. */
export async function screen(page: Page, before = ''): Promise<Screen> {
  const handle = await page.waitForFunction(read, before, { polling: 'raf', timeout: 60_000 });
  return (await handle.jsonValue()) as Screen;
}

/** What there is to do on the page right now; null where there is nothing to do or nothing new. */
export function glance(page: Page, before = ''): Promise<Screen | null> {
  return page.evaluate(read, before);
}

/** Runs in the page: null while there is nothing to do or nothing new, or while an answer is under way. */
function read(before: string): Screen | null {
  if (document.querySelector('[aria-busy=true]') !== null) return null;
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  const values = (selector: string, name: string) => all(selector).map((one) => one.getAttribute(name) ?? '');
  // What is folded away is not offered to whoever looks.
  const offered = all('[data-choice]').filter((one) => one.checkVisibility());
  const offers = [...new Set(offered.map((one) => one.dataset['choice'] ?? ''))];
  const open = all('[data-part]').filter((part) => !(part as HTMLInputElement).checked);
  const parts = open.filter((part) => !(part as HTMLInputElement).disabled).map((part) => part.dataset['part'] ?? '');
  const confirms = document.querySelector('[data-commit]') !== null;
  const log = all('section ol li, .commentary ol li').map((line) => line.textContent?.trim() ?? '');
  const is =
    document.querySelector('[data-hand-over]') !== null
      ? 'hand-over'
      : document.querySelector('#result-title') !== null
        ? 'over'
        : document.querySelector('form fieldset input[type=radio]') !== null
          ? 'roll'
          : offers.length > 0 || all('[data-part], [data-place][data-role]').length > 0 || confirms
            ? 'choice'
            : null;
  if (is === null) return null;
  const signature = JSON.stringify([
    is,
    text('#prompt'),
    text('dialog[open]'),
    text('.tools'),
    values('[data-place]', 'aria-label'),
    offers,
    all('[data-part]').map((part) => (part as HTMLInputElement).checked),
    confirms,
    log.length,
    log.slice(-3),
  ]);
  if (signature === before) return null;
  return {
    is,
    prompt: text('#prompt'),
    places: values('[data-place][data-role]:not([aria-pressed=true])', 'data-place'),
    offers,
    confirms,
    parts,
    signature,
  };
}
