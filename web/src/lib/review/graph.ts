// The graph of a match: bands of chances over its moments, which moment is where, and the minutes; pure.
import type { Expected } from '../../generated/protocol';

/** The chances at a moment. */
export interface Chance {
  /** How many answers come before it. */
  readonly at: number;
  readonly expected: Pick<Expected, 'win' | 'draw'>;
}

/** How large the bands are drawn. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a moment is across the graph. */
export function across(at: number, last: number, width: number): number {
  return (width * at) / Math.max(1, last);
}

/** The moment that is nearest to a point across the graph. */
export function momentAt(x: number, last: number, width: number): number {
  if (width <= 0) return 0;
  return Math.min(Math.max(Math.round((last * x) / width), 0), last);
}

/**
 * The edges of the bands as SVG paths, from below: the home side's chance to win, and a draw on top of it. What is
 * above them is the away side's.
 */
export function bands(
  chances: readonly Chance[],
  last: number,
  { width, height }: Size,
): { home: string; draw: string } {
  const up = (share: number) => height * (1 - Math.min(Math.max(share, 0), 1));
  const edge = (share: (expected: Chance['expected']) => number) => {
    const points = chances.map(
      ({ at, expected }) => `${across(at, last, width).toFixed(1)} ${up(share(expected)).toFixed(1)}`,
    );
    return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
  };
  return { home: edge(({ win }) => win), draw: edge(({ win, draw }) => win + draw) };
}

/** The moments at which something else begins, such as a half; the first is none. */
export function changes<T>(steps: readonly { from: number; phase: T }[]): { at: number; phase: T }[] {
  const begun = steps.filter((step, index) => index > 0 && steps[index - 1]?.phase !== step.phase);
  return begun.map(({ from, phase }) => ({ at: from, phase }));
}

/** A minute that is written below the graph. */
export interface Tick {
  /** The moment in which it is first reached. */
  readonly at: number;
  readonly minute: number;
}

/**
 * The moments in which another quarter of an hour is first reached; a clock may begin again. Where two are nearer than so
 * many moments, the first stands.
 */
export function ticks(moments: readonly { minute?: number | undefined }[], apart: number, every = 15): Tick[] {
  const found: Tick[] = [];
  let before = 0;
  moments.forEach(({ minute }, at) => {
    if (minute === undefined) return;
    const quarter = Math.floor(minute / every);
    const isNear = found.length > 0 && at - found[found.length - 1]!.at < apart;
    if (quarter > before && !isNear) found.push({ at, minute: quarter * every });
    before = quarter;
  });
  return found;
}
