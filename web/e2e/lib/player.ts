// Somebody who plays a match on a page: points at highlighted places, takes offers, confirms, until it is over.
import type { Page } from '@playwright/test';
import type { Pick } from './random';
import { glance, screen, type Screen } from './screen';

/** How somebody touches the page. */
export interface Hand {
  place: (id: string) => Promise<void>;
  offer: (choice: string) => Promise<void>;
  part: (choice: string) => Promise<void>;
  /** Any button by its name. */
  button: (name: RegExp) => Promise<void>;
}

/** A hand on a mouse, or on a touch screen. */
export function handOf(page: Page, way: 'click' | 'tap'): Hand {
  // What is gone when the hand arrives was part of a screen that has just changed: the next look shows the new one.
  const touch = async (selector: string) => {
    const one = page.locator(selector).first();
    try {
      await one[way]({ timeout: 5000 });
    } catch (error) {
      if ((await one.count()) > 0) throw error;
    }
  };
  return {
    place: (id) => touch(`[data-place="${id}"]`),
    offer: (choice) => touch(`[data-choice="${choice}"]`),
    part: (choice) => touch(`[data-part="${choice}"]`),
    button: (name) => page.getByRole('button', { name }).first()[way](),
  };
}

export const mouse = (page: Page): Hand => handOf(page, 'click');
export const finger = (page: Page): Hand => handOf(page, 'tap');

export class Player {
  /** How many things were done. */
  steps = 0;
  #seen = '';

  constructor(
    private readonly page: Page,
    private readonly pick: Pick,
    private readonly hand: Hand = mouse(page),
  ) {}

  /** Waits for the next thing to do and does it; false when the match is over. */
  async step(): Promise<boolean> {
    return this.act(await this.look());
  }

  /** Waits for the next thing to do. */
  async look(): Promise<Screen> {
    return screen(this.page, this.#seen);
  }

  /** What there is to do now, without waiting; null where it is the turn of somebody else. */
  async glance(): Promise<Screen | null> {
    return glance(this.page, this.#seen);
  }

  /** Does something of what a screen asks for; false when the match is over. */
  async act(now: Screen): Promise<boolean> {
    if (now.is === 'over') return false;
    await this.#do(now);
    this.steps += 1;
    this.#seen = now.signature;
    return true;
  }

  /** Plays until the match is over or, where it is said, `enough`. */
  async play(enough: () => boolean | Promise<boolean> = () => false): Promise<void> {
    while (!(await enough()) && (await this.step()));
  }

  async #do(now: Screen): Promise<void> {
    if (now.is === 'hand-over') return this.hand.button(/ is here$/);
    if (now.is === 'roll') throw new Error('dice are asked for');
    if (now.confirms) return this.hand.button(/^Do it$/);
    if (now.parts.length > 0) return this.hand.part(this.pick(now.parts));
    // Mostly done when one may be: matches stay short.
    if (now.offers.includes('done') && this.pick([true, true, false])) return this.hand.offer('done');
    const placeless = now.places.length === 0 || (now.offers.length > 0 && this.pick([true, false]));
    if (!placeless) return this.hand.place(this.pick(now.places));
    if (now.offers.length === 0) return this.hand.button(/^Do it$/);
    return this.hand.offer(this.pick(now.offers));
  }
}
