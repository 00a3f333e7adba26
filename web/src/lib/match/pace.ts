// How long a standing stays on the screen before the next one, so that moves and dice can be followed; pure.
import type { Standing } from './standing';

/** Milliseconds for pieces to glide. */
export const glide = 250;
/** Milliseconds for dice to tumble. */
export const tumble = 600;
/** With more standings than this waiting, somebody has come late: nothing is shown in between. */
export const film = 40;

/** How long a change takes to show, in milliseconds. */
export function pause(before: Standing | null, now: Standing): number {
  const [old, next] = [before?.sight, now.sight];
  if (old == null || next === null || before?.version === now.version) return 0;
  // Without further events a choice was taken back.
  if (now.events.length <= before!.events.length) return 0;
  if (old.last_roll !== next.last_roll) return tumble + glide;
  return JSON.stringify(old.board) === JSON.stringify(next.board) ? 0 : glide + 50;
}
