// What a match was, from its events: shots, possession, cards, and the moments worth another look; pure.
import type { BySide, Side } from '../../generated/protocol';
import type { TheEvent } from '../match/standing';

/** The numbers of a match, for each side. */
export interface Summary {
  readonly shots: BySide<number>;
  /** Of a hundred turns, how many each side had the ball; null where there was none. */
  readonly possession: BySide<number> | null;
  readonly cards: BySide<number>;
  /** Goals, in their order. */
  readonly goals: readonly TheEvent[];
}

/** The events in which somebody shoots, in whatever game. */
const shots = new Set(['shot-taken', 'penalty-taken', 'shot']);

/** The events with which a turn of a side begins. */
const turns = new Set(['turn-rolled']);

/** The summary of everything that happened. */
export function summary(events: readonly TheEvent[]): Summary {
  const count = (is: (event: TheEvent) => boolean): BySide<number> => {
    const of = (side: Side) => events.filter((event) => event['side'] === side && is(event)).length;
    return { home: of('home'), away: of('away') };
  };
  const had = count(({ event }) => turns.has(event));
  const all = had.home + had.away;
  const home = Math.round((100 * had.home) / Math.max(1, all));
  return {
    shots: count(({ event }) => shots.has(event)),
    possession: all === 0 ? null : { home, away: 100 - home },
    cards: count(({ landmark }) => landmark === 'card'),
    goals: events.filter(({ landmark }) => landmark === 'goal'),
  };
}
