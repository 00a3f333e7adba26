// Counts what moves on the pitch and among the dice.
import type { Page } from '@playwright/test';

/** Counts from the next page load on. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (event: Event) => {
      if (!(event.target instanceof SVGElement)) return;
      const counted = window as unknown as { motions?: number };
      counted.motions = (counted.motions ?? 0) + 1;
    };
    document.addEventListener('transitionrun', count);
    document.addEventListener('animationstart', count);
  });
}

/** How many movements there were on this page. */
export function motions(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { motions?: number }).motions ?? 0);
}
