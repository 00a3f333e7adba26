// The two voices of the commentary, the referee's and football's; pure.
import type { Told } from '../../generated/protocol';
import type { Voice } from '../settings.svelte';

/** An event as it is told: what is read, and what the other voice says of it. */
export interface Lines {
  readonly first: string;
  readonly second: string | null;
  /** Whether it is only noted, and nothing that the first voice speaks of. */
  readonly quiet: boolean;
}

/** What is told of an event where this voice is heard first. */
export function lines({ words, football }: Pick<Told, 'words' | 'football'>, voice: Voice): Lines {
  if (football === undefined) return { first: words, second: null, quiet: voice === 'football' };
  return voice === 'football'
    ? { first: football, second: words, quiet: false }
    : { first: words, second: football, quiet: false };
}
