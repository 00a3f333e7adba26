// Shows the steps of a story by the clock: late timers leave steps out instead of dragging the story on.
import { stepAt, type Step } from './story';

/** A clock with an alarm: the browser's, or that of a test. */
export interface Alarm {
  now(): number;
  set(run: () => void, ms: number): number;
  stop(id: number): void;
}

const browser: Alarm = {
  now: () => performance.now(),
  set: (run, ms) => window.setTimeout(run, ms),
  stop: (id) => window.clearTimeout(id),
};

export class Projector {
  readonly #show: (step: Step) => void;
  readonly #alarm: Alarm;
  #timer = 0;
  #shown = -1;
  /** What is called when the story is over; null where none is told. */
  #done: (() => void) | null = null;

  constructor(show: (step: Step) => void, alarm: Alarm = browser) {
    this.#show = show;
    this.#alarm = alarm;
  }

  /** Whether a story is being told. */
  get running(): boolean {
    return this.#done !== null;
  }

  /** Tells a story, in place of one that is being told; its first step is shown at once. */
  play(steps: readonly Step[], factor: number, done: () => void): void {
    this.stop();
    this.#done = done;
    this.#shown = -1;
    const began = this.#alarm.now();
    const tick = () => {
      const now = stepAt(steps, this.#alarm.now() - began, factor);
      const index = now?.index ?? steps.length - 1;
      const step = steps[index];
      if (index !== this.#shown && step !== undefined) {
        this.#shown = index;
        this.#show(step);
      }
      // What is shown may have led to another story.
      if (this.#done !== done) return;
      if (now !== null) this.#timer = this.#alarm.set(tick, now.next);
      else this.#end();
    };
    tick();
  }

  /** Ends the story without a word: what it would have shown is left out. */
  stop(): void {
    this.#alarm.stop(this.#timer);
    this.#done = null;
  }

  #end(): void {
    const done = this.#done;
    this.stop();
    done?.();
  }
}
