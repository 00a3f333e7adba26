// The moments of a replay as they come in, and where to jump; pure.
import type { Landmark, LandmarkAt, LastRoll, Moment } from '../../generated/protocol';
import type { TheEvent } from '../match/standing';

/** How many moments are asked for at once. */
export const stretch = 100;

/** The landmarks to which one can jump; that a turn begins is none of them. */
export const jumps = ['goal', 'card', 'set-piece'] as const satisfies Landmark[];
export type Jump = (typeof jumps)[number];

/** The first moment of the stretch that contains a moment. */
export const stretchOf = (at: number): number => Math.floor(at / stretch) * stretch;

/** The stretches that are wanted to show a moment, with what leads to it and what follows; the most urgent first. */
export function wanted(at: number, total: number): number[] {
  const here = stretchOf(at);
  const next = at + stretch / 4 >= here + stretch && here + stretch < total ? [here + stretch] : [];
  const before = at - here < stretch / 2 && here > 0 ? [here - stretch] : [];
  return [here, ...next, ...before];
}

/** What happened up to a moment, as far back as the moments are known without a gap. */
export function eventsUpTo(moments: ReadonlyMap<number, Moment>, at: number): TheEvent[] {
  const run: Moment[] = [];
  for (let number = at; number >= 0; number -= 1) {
    const moment = moments.get(number);
    if (moment === undefined) break;
    run.push(moment);
  }
  return run.reverse().flatMap((moment) => moment.events as TheEvent[]);
}

/** The next landmark of a kind after a moment, or the one before it. */
export function nextLandmark(
  landmarks: readonly LandmarkAt[],
  at: number,
  kind: Landmark,
  step: 1 | -1,
): LandmarkAt | undefined {
  const these = landmarks.filter(({ landmark }) => landmark === kind);
  return step === 1 ? these.find(({ moment }) => moment > at) : these.findLast(({ moment }) => moment < at);
}

/** The last roll up to a moment, as far back as the moments are known without a gap. */
export function rollUpTo(moments: ReadonlyMap<number, Moment>, at: number): LastRoll | undefined {
  for (let number = at; number >= 0; number -= 1) {
    const moment = moments.get(number);
    if (moment === undefined || moment.roll !== undefined) return moment?.roll;
  }
  return undefined;
}
