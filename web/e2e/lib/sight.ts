// Whether something can be seen and touched without scrolling.
import { expect, type Locator, type Page } from '@playwright/test';

/** What keeps an element from being seen in whole: the edge of the screen that cuts it, or what lies over it; "" where nothing does. */
export function hidden(element: Element): string {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const at = `${Math.round(left)}..${Math.round(right)}, ${Math.round(top)}..${Math.round(bottom)}`;
  if (width === 0 || height === 0) return 'nothing to see';
  const isOff = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  if (isOff) return `cut by the edge of ${innerWidth}x${innerHeight}: ${at}`;
  const inset = Math.min(3, width / 4, height / 4);
  const corners = [
    [left + inset, top + inset],
    [right - inset, bottom - inset],
    [left + width / 2, top + height / 2],
  ];
  for (const [x = 0, y = 0] of corners) {
    const seen = document.elementFromPoint(x, y);
    if (seen === null || !(element.contains(seen) || seen.contains(element)))
      return `covered at ${Math.round(x)}, ${Math.round(y)} by ${seen?.outerHTML.slice(0, 80)}`;
    // What a list has scrolled away lies under its edge, where its own box is not.
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      // A dialog lies above everything that it stands in.
      if (box instanceof HTMLDialogElement) break;
      const clip = box.getBoundingClientRect();
      const clips = getComputedStyle(box).overflowY !== 'visible';
      if (clips && (y < clip.top || y > clip.bottom)) return `scrolled away: ${at}`;
    }
  }
  return '';
}

/** Nothing has to be scrolled to see an element in whole. */
export async function expectInSight(one: Locator, what = ''): Promise<void> {
  await expect.poll(() => one.evaluate(hidden), { message: what === '' ? 'hidden by' : `${what} hidden by` }).toBe('');
}

/** What is wider than the box in which it scrolls, or than the screen: "" where nothing is. The screen's own width
 *  counts, since a phone makes the page as wide as what stands on it. */
export function sideways(wide: number): string {
  const root = document.documentElement;
  if (root.scrollWidth > wide) return `the page: ${root.scrollWidth} > ${wide}`;
  const wider = [...document.querySelectorAll<HTMLElement>('body *')].filter((box) => {
    if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
    return box.scrollWidth > box.clientWidth;
  });
  return wider.map((box) => `${box.outerHTML.slice(0, 80)}: ${box.scrollWidth} > ${box.clientWidth}`).join('\n');
}

/** Nothing has to be scrolled sideways. */
export async function expectNoSideways(page: Page, what = ''): Promise<void> {
  expect(await page.evaluate(sideways, page.viewportSize()!.width), `wider than its box ${what}`).toBe('');
}
