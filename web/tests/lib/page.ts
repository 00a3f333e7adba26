// What a match needs of a browser page: where it is, whether it is seen, and a clock that a test moves on.
import { vi } from 'vitest';

interface Timer {
  id: number;
  at: number;
  run: () => void;
}

export class Page {
  #now = 0;
  #timers: Timer[] = [];
  #number = 0;
  #still = true;
  readonly #window: EventTarget;

  constructor(host: string) {
    const setTimeout = (run: () => void, wait: number) => {
      this.#timers.push({ id: ++this.#number, at: this.#now + wait, run });
      return this.#number;
    };
    const clearTimeout = (id: number) => (this.#timers = this.#timers.filter((timer) => timer.id !== id));
    // Somebody who wants nothing to move, unless a test says otherwise.
    const matchMedia = () => ({ matches: this.#still });
    this.#window = Object.assign(new EventTarget(), {
      location: { protocol: 'http:', host },
      setTimeout,
      clearTimeout,
      matchMedia,
    });
    vi.stubGlobal('window', this.#window);
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  }

  /** Whether things move on the page; then its clock is the one that a test moves on. */
  moves(moves = true): void {
    this.#still = !moves;
    vi.spyOn(performance, 'now').mockImplementation(() => this.#now);
  }

  /** Somebody looks elsewhere. */
  hide(): void {
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }

  /** Somebody looks here again. */
  show(): void {
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter((timer) => !due.includes(timer));
    for (const { run } of due) run();
  }

  /** The network is back. */
  online(): void {
    this.#window.dispatchEvent(new Event('online'));
  }
}
