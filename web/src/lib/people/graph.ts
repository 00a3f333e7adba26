// A graph of ratings: where its points stand on the picture; pure.

/** A rating after a match. */
export interface RatingAt {
  points: number;
  deviation: number;
}

/** Lines of a graph in the coordinates of its picture. */
export interface Graph {
  /** The row of ratings, as the points of a polyline. */
  line: string;
  /** Where the true strength lies two times in three, as the points of a polygon. */
  band: string;
  /** The last rating. */
  last: { x: number; y: number };
  /** Round ratings with their heights. */
  marks: { points: number; y: number }[];
}

/** The distance between marks: as few of them as are needed. */
function stepFor(span: number): number {
  return [50, 100, 200, 500, 1000].find((step) => span / step <= 4) ?? 2000;
}

/** The graph of ratings, the oldest first, in a picture of this size. */
export function graphOf(ratings: readonly RatingAt[], width: number, height: number): Graph | null {
  const end = ratings.at(-1);
  if (end === undefined) return null;
  const low = Math.min(...ratings.map(({ points, deviation }) => points - deviation));
  const high = Math.max(...ratings.map(({ points, deviation }) => points + deviation));
  const step = stepFor(high - low);
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const y = (points: number) => round(height - ((points - bottom) / (top - bottom)) * height);
  const x = (index: number) => round(ratings.length === 1 ? width / 2 : (index / (ratings.length - 1)) * width);
  const row = (of: (one: RatingAt) => number) => ratings.map((one, index) => `${x(index)},${y(of(one))}`);
  const above = row(({ points, deviation }) => points + deviation);
  const below = row(({ points, deviation }) => points - deviation).reverse();
  const marks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step);
  return {
    line: row(({ points }) => points).join(' '),
    band: [...above, ...below].join(' '),
    last: { x: x(ratings.length - 1), y: y(end.points) },
    marks: marks.map((points) => ({ points, y: y(points) })),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
