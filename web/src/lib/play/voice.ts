// The two voices of the commentary, the referee's and football's.
import type { Told } from '../../generated/protocol';
import { asSeen } from '../board/compass.svelte';
import type { Voice } from '../settings.svelte';

/** An event as it is told: what is read, and what the other voice says of it. */
export interface Lines {
  readonly first: string;
  readonly second: string | null;
  /** Whether it is only noted, and nothing that the first voice speaks of. */
  readonly quiet: boolean;
}

/** What is told of an event where this voice is heard first. */
export function lines(told: Pick<Told, 'words' | 'football' | 'landmark'>, voice: Voice): Lines {
  const { football, landmark } = told;
  const words = asSeen(told.words);
  // What stands out is never only noted, whoever tells it.
  const isNoted = landmark === undefined || landmark === 'turn';
  if (football === undefined) return { first: words, second: null, quiet: voice === 'football' && isNoted };
  return voice === 'football'
    ? { first: football, second: words, quiet: false }
    : { first: words, second: football, quiet: false };
}
