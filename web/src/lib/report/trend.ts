// The trend of a report: where its points stand on the picture; pure.
import type { ReportTrendPoint } from '../../generated/protocol';

/** What is drawn: the points without luck, or what decisions gave away. */
export type TrendOf = 'corrected' | 'cost';

/** Lines of a trend in the coordinates of its picture. */
export interface TrendGraph {
  /** The moving mean, as the points of a polyline. */
  line: string;
  /** One standard error to both sides of it, as the points of a polygon. */
  band: string;
  /** Each match. */
  matches: { x: number; y: number }[];
  /** Round values with their heights. */
  marks: { value: number; y: number }[];
}

/** The trend of matches, the oldest first, in a picture of this size; nothing for fewer than two. */
export function trendOf(
  points: readonly ReportTrendPoint[],
  of: TrendOf,
  width: number,
  height: number,
): TrendGraph | null {
  if (points.length < 2) return null;
  const mean = (one: ReportTrendPoint) => (of === 'cost' ? one.mean_cost : one.mean_corrected);
  const all = points.flatMap((one) => {
    const { mean: middle, error = 0 } = mean(one);
    return [one[of], middle - error, middle + error];
  });
  const step = stepFor(Math.max(...all, 1) - Math.min(...all, 0));
  const bottom = Math.floor(Math.min(...all, 0) / step) * step;
  const top = Math.ceil(Math.max(...all, step) / step) * step;
  const y = (value: number) => round(height - ((value - bottom) / (top - bottom)) * height);
  const x = (index: number) => round((index / (points.length - 1)) * width);
  const row = (sign: -1 | 0 | 1) =>
    points.map((one, index) => `${x(index)},${y(mean(one).mean + sign * (mean(one).error ?? 0))}`);
  const marks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step);
  return {
    line: row(0).join(' '),
    band: [...row(1), ...row(-1).reverse()].join(' '),
    matches: points.map((one, index) => ({ x: x(index), y: y(one[of]) })),
    marks: marks.map((value) => ({ value: round(value), y: y(value) })),
  };
}

/** The distance between marks: as few of them as are needed. */
function stepFor(span: number): number {
  return [0.1, 0.2, 0.5, 1, 2, 5].find((step) => span / step <= 4) ?? 10;
}

const round = (value: number): number => Math.round(value * 10) / 10;
