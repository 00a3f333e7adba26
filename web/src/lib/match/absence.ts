// What happened while nobody looked, kept so that it can be told afterwards; pure.
import type { Standing, TheEvent } from './standing';

/** With more changes than this only the last are told. */
const most = 200;

export class Absence {
  /** How the match stood when the reader left, and after each change since; empty where nobody has left. */
  #standings: Standing[] = [];

  /** The reader leaves, and has seen this; what is known beyond it has not been told. */
  begin(seen: Standing, untold: readonly Standing[]): void {
    if (this.#standings.length === 0 && seen.sight !== null) this.#standings = [seen, ...untold];
  }

  /** Something has happened. */
  add(standing: Standing): void {
    if (this.#standings.length > 0) this.#standings = [...this.#standings, standing].slice(-most);
  }

  /** How many of the events since are spoken of. */
  count(isSpokenOf: (event: TheEvent) => boolean): number {
    const known = this.#standings[0]?.events.length ?? 0;
    return this.#standings.at(-1)?.events.slice(known).filter(isSpokenOf).length ?? 0;
  }

  /** How it stood and the changes since, once: afterwards nothing is missed any more. */
  take(): readonly Standing[] {
    const all = this.#standings;
    this.#standings = [];
    return all;
  }
}
