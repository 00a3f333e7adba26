// A reader without a thought of his own: he taps what a lesson marks, chooses what it names, and goes on.
import type { Page } from '@playwright/test';

/** What it took to come through. */
export interface Figures {
  lessons: number;
  decisions: number;
  clicks: number;
  /** What was touched that was out of sight before. */
  unseen: string[];
}

/** What a lesson asks of its reader right now. */
interface Asked {
  lesson: string;
  task: string;
  mark: string | null;
  /** What the offers are called, in their order. */
  offers: string[];
  /** How many have each role, where roles are put together. */
  roles: string[];
  confirms: boolean;
  button: boolean;
}

/** Runs in the page: null while pieces glide, dice tumble or an answer is under way. */
function read(before: string): Asked | null {
  if (document.querySelector('[aria-busy=true]') !== null) return null;
  const text = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const asked: Asked = {
    lesson: text(document.querySelector('#practice-title')),
    task: text(document.querySelector('.practice .task')),
    mark: document.querySelector('[data-mark]')?.getAttribute('data-mark') ?? null,
    offers: [...document.querySelectorAll('[data-choice] .label')].map(text),
    roles: [...document.querySelectorAll('.roles output')].map(text),
    confirms: document.querySelector('[data-commit]') !== null,
    button: document.querySelector('.practice .deeds .primary') !== null,
  };
  const isReady =
    asked.button || (asked.task !== '' && (asked.confirms || asked.mark !== null || asked.offers.length > 0));
  return isReady && JSON.stringify(asked) !== before ? asked : null;
}

/** Does what the lessons of a guide say until it is over. */
export async function followGuide(page: Page, way: 'click' | 'tap' = 'click'): Promise<Figures> {
  const figures: Figures = { lessons: 0, decisions: 0, clicks: 0, unseen: [] };
  page.on('request', (request) => {
    const isPractice = request.method() === 'POST' && request.url().includes('/api/guides/');
    if (isPractice && (request.postDataJSON() as { answers: string[] }).answers.length > 0) figures.decisions += 1;
  });
  const touch = async (selector: string, number = 0) => {
    figures.clicks += 1;
    const one = page.locator(selector).nth(number);
    // What another thing covers, or a list has scrolled away, is out of sight as well.
    const isSeen = await one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (!isSeen) figures.unseen.push(await page.locator('.task').first().innerText());
    await one[way]();
  };
  let before = '';
  for (;;) {
    const handle = await page.waitForFunction(read, before, { polling: 'raf', timeout: 30_000 });
    const now = (await handle.jsonValue()) as Asked;
    before = JSON.stringify(now);
    const [role, ...names] = [...now.task.matchAll(/[“”](.+?)”/g)].map(([, name]) => name);
    // One more of a role, and then what is named after it.
    const asksForMore = names.length > 0 && now.task.includes('+') && now.roles.every((number) => number === '0');
    const named = names[0] ?? role;
    const number = now.offers.findIndex((offer) => offer === named);
    if (now.button) {
      figures.lessons += 1;
      const isLast = (await page.locator('.dots li').last().locator('[aria-current]').count()) > 0;
      await touch('.practice .deeds .primary');
      if (isLast) return figures;
    } else if (now.confirms) await touch('[data-commit]');
    else if (asksForMore) await touch(`[data-more="${role}"]`);
    else if (now.mark !== null) await touch(`[data-place="${now.mark}"]`);
    else {
      // Where nothing is named, everything that is left will do.
      await touch('[data-choice]', Math.max(number, 0));
    }
  }
}
