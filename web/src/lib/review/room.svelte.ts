// A review that is being read: how deep it looks, how far it is, and as whom it is read.
import type { Review, ReviewDepth, ReviewProgress, Side } from '../../generated/protocol';
import { isUnderWay, Refused, review } from '../api';
import { t } from '../messages.svelte';

/** How long the page waits before it asks again how far a review is, in milliseconds. */
const pause = 1000;

export class Room {
  /** The review; null until the first is there. */
  review = $state.raw<Review | null>(null);
  /** How deep the reader wants it. */
  depth = $state.raw<ReviewDepth>('glance');
  /** How far the wanted one is; null where it is there. */
  progress = $state.raw<ReviewProgress | null>(null);
  /** Why there is none. */
  problem = $state.raw<string | null>(null);
  /** As whom it is read. */
  side = $state.raw<Side>('home');
  /** The sides that the reader played. */
  readonly #played: readonly Side[];
  readonly #id: string;
  /** Counts what was wanted: what was wanted before is no longer asked for. */
  #wanted = 0;

  constructor(id: string, played: readonly Side[], depth: ReviewDepth) {
    this.#id = id;
    this.#played = played;
    this.side = played[0] ?? 'home';
    void this.look(depth);
  }

  /** Whether it is read as a side that the reader played. */
  get own(): boolean {
    return this.#played.includes(this.side);
  }

  /** Asks for the review at a depth until it is there; the one that is shown stays meanwhile. */
  async look(depth: ReviewDepth = this.depth): Promise<void> {
    const wanted = ++this.#wanted;
    this.depth = depth;
    this.problem = null;
    this.progress = null;
    try {
      for (;;) {
        const told = await review(this.#id, depth);
        if (wanted !== this.#wanted) return;
        if (!isUnderWay(told)) {
          this.review = told;
          this.progress = null;
          return;
        }
        this.progress = told;
        // Whoever comes for a long look reads a glance meanwhile.
        if (this.review === null && depth !== 'glance') {
          const glance = await review(this.#id, 'glance');
          if (wanted !== this.#wanted) return;
          if (!isUnderWay(glance)) this.review = glance;
        }
        await new Promise((done) => setTimeout(done, pause));
        if (wanted !== this.#wanted) return;
      }
    } catch (error) {
      if (wanted !== this.#wanted) return;
      this.progress = null;
      this.problem = error instanceof Refused ? error.problem.message : t('start-no-server');
      if (this.review?.depth !== undefined) this.depth = this.review.depth;
    }
  }

  /** Asks no further. */
  close(): void {
    this.#wanted += 1;
  }
}
