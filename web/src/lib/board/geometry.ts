// The geometry of a board: turning it upright, the way arrow keys go, and where pieces stand in a place; pure.
import type { Layout, Place, Shape, Side } from '../../generated/protocol';

export interface Point {
  x: number;
  y: number;
}

/** A place with room for several pieces, such as an area of FUBA, or a space for one. */
export const isRoomy = (place: Place, radius: number): boolean => Math.min(place.width, place.height) > 3 * radius;

export const centre = (place: Place): Point => ({ x: place.x + place.width / 2, y: place.y + place.height / 2 });

/** The board turned so that home attacks upwards, for screens that are higher than wide. */
export function upright(layout: Layout): Layout {
  const { width, height } = layout;
  const turn = (x: number, y: number): [number, number] => [y, width - x];
  return {
    ...layout,
    width: height,
    height: width,
    places: layout.places.map((place) => {
      const [x, y] = turn(place.x + place.width, place.y);
      return { ...place, x, y, width: place.height, height: place.width };
    }),
    lines: layout.lines.map((line): Shape => {
      switch (line.shape) {
        case 'line': {
          const [[x1, y1], [x2, y2]] = [turn(line.x1, line.y1), turn(line.x2, line.y2)];
          return { shape: 'line', x1, y1, x2, y2 };
        }
        case 'box': {
          const [x, y] = turn(line.x + line.width, line.y);
          return { shape: 'box', x, y, width: line.height, height: line.width };
        }
        case 'circle': {
          const [x, y] = turn(line.x, line.y);
          return { ...line, x, y };
        }
      }
    }),
  };
}

/** The board turned by half a turn, for somebody who plays from the other end. */
export function fromOtherEnd(layout: Layout): Layout {
  const { width, height } = layout;
  return {
    ...layout,
    places: layout.places.map((place) => ({
      ...place,
      x: width - place.x - place.width,
      y: height - place.y - place.height,
    })),
    lines: layout.lines.map((line): Shape => {
      switch (line.shape) {
        case 'line':
          return { ...line, x1: width - line.x1, y1: height - line.y1, x2: width - line.x2, y2: height - line.y2 };
        case 'box':
          return { ...line, x: width - line.x - line.width, y: height - line.y - line.height };
        case 'circle':
          return { ...line, x: width - line.x, y: height - line.y };
      }
    }),
  };
}

/** The board as it is drawn: with whose end is near, lying or upright. */
export function turned(layout: Layout, near: Side, portrait: boolean): Layout {
  const seen = near === 'home' ? layout : fromOtherEnd(layout);
  return portrait ? upright(seen) : seen;
}

/** A straight piece of a way: where it points to, in degrees clockwise from the top of the screen, and its steps. */
export interface Heading {
  angle: number;
  steps: number;
}

/** The straight pieces of a way on the board as it is drawn. */
export function headingsOf(drawn: Layout, path: readonly string[]): Heading[] {
  const points = path.flatMap((id) => drawn.places.filter((place) => place.id === id).map(centre));
  const headings: Heading[] = [];
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index]!;
    const angle = (Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI) + 360) % 360;
    const last = headings.at(-1);
    if (last?.angle === angle) last.steps += 1;
    else headings.push({ angle, steps: 1 });
  }
  return headings;
}

/** A name under a piece: how large its letters are, and how wide it may be. */
export interface NameRoom {
  size: number;
  width: number;
}

/** The least size of a letter that can be read, in pixels of the screen. */
const readable = 10.5;

/**
 * The room of a name under a piece: up to the middle between it and the next named piece in its row, within the board. A pixel
 * is so many units of the board.
 */
export function nameRoom(
  at: Point,
  others: readonly Point[],
  radius: number,
  board: { width: number; pixel: number },
): NameRoom {
  const size = Math.min(Math.max(0.6 * radius, readable * board.pixel), radius);
  const beside = others.filter(({ y }) => Math.abs(y - at.y) < radius).map(({ x }) => Math.abs(x - at.x));
  const width = Math.min(...beside.filter((far) => far > 0), 2 * at.x, 2 * (board.width - at.x), 7 * radius);
  return { size, width };
}

/** The radius of a piece on a board. */
export function pieceRadius(layout: Layout): number {
  const smallest = Math.min(...layout.places.map((place) => Math.min(place.width, place.height)));
  return Math.min(0.4 * smallest, 0.034 * Math.max(layout.width, layout.height));
}

/** The place that contains a point. */
export function placeAt(layout: Layout, { x, y }: Point): Place | undefined {
  return layout.places.find(
    (place) => x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height,
  );
}

/**
 * The place that a finger means which comes down beside it: a place counts as at least so large, and the nearest one is
 * taken.
 */
export function reach(
  layout: Layout,
  { x, y }: Point,
  among: { has(id: string): boolean },
  least: number,
): Place | undefined {
  let best: { place: Place; far: number } | undefined;
  for (const place of layout.places) {
    const middle = centre(place);
    const [dx, dy] = [Math.abs(x - middle.x), Math.abs(y - middle.y)];
    const isNear = dx <= Math.max(place.width, least) / 2 && dy <= Math.max(place.height, least) / 2;
    const far = Math.hypot(dx, dy);
    if (isNear && among.has(place.id) && (best === undefined || far < best.far)) best = { place, far };
  }
  return best?.place;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The place to which an arrow key goes: the nearest that lies more in that direction than beside it. */
export function towards(layout: Layout, from: Place, arrow: Arrow): Place | undefined {
  const here = centre(from);
  let best: { place: Place; far: number } | undefined;
  for (const place of layout.places) {
    const there = centre(place);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const [ahead, beside] = {
      ArrowUp: [-dy, dx],
      ArrowDown: [dy, dx],
      ArrowLeft: [-dx, dy],
      ArrowRight: [dx, dy],
    }[arrow] as [number, number];
    if (ahead <= 1e-6 || Math.abs(beside) > ahead * 2) continue;
    const far = ahead + 2 * Math.abs(beside);
    if (best === undefined || far < best.far - 1e-6) best = { place, far };
  }
  return best?.place;
}

/** Where the pieces of a place stand, how large they are, and where the ball lies beside them. */
export interface Stand {
  radius: number;
  pieces: BySideOf<Point[]>;
  ball: Point;
}
type BySideOf<T> = Record<Side, T>;
type Box = Pick<Place, 'x' | 'y' | 'width' | 'height'>;

/** How a board lies before the viewer. */
export interface View {
  /** The axis of play: "x" on a lying board, "y" on an upright one. */
  along: 'x' | 'y';
  /** Whose end is on the left of a lying board and at the bottom of an upright one. */
  near: Side;
}

/** How high the strip at the bottom of a roomy place is in which offers are marked, in radii of a piece. */
export const markStrip = 1.1;

/** Stands the pieces of both sides in a place, each towards its own end, as large as they fit. */
export function stand(place: Place, counts: BySideOf<number>, radius: number, { along, near }: View): Stand {
  if (!isRoomy(place, radius)) return standAlone(place, counts, radius);
  // A strip at the top is kept for the name and the ball, one at the bottom for the mark of an offer and its odds.
  const strip = 1.5 * radius;
  const room = {
    x: place.x,
    y: place.y + strip,
    width: place.width,
    height: place.height - strip - markStrip * radius,
  };
  const ball = { x: place.x + place.width - 1.15 * radius, y: place.y + 1.05 * radius };
  for (let size = radius; ; size *= 0.94) {
    const cell = 2.16 * size;
    const across = Math.floor((along === 'x' ? room.height : room.width) / cell);
    const depth = along === 'x' ? room.width : room.height;
    const ranks = (count: number) => Math.ceil(count / Math.max(across, 1));
    const wanted = ranks(counts.home) + ranks(counts.away);
    if (across >= 1 && wanted * cell <= depth) {
      // Room to spare lies on both sides and between the teams, so that they face each other.
      const inset = (depth - wanted * cell) / 3;
      const points = (side: Side) => group(room, counts[side], ranks(counts[side]), side === near, cell, inset, along);
      return { radius: size, pieces: { home: points('home'), away: points('away') }, ball };
    }
    if (size < radius * 0.1) return standAlone(place, counts, radius);
  }
}

/** One piece in the middle; should there be more on a small space they overlap a little. */
function standAlone(place: Place, counts: BySideOf<number>, radius: number): Stand {
  const { x, y } = centre(place);
  const all = counts.home + counts.away;
  const at = (index: number): Point => ({ x: x + (index - (all - 1) / 2) * 0.5 * radius, y });
  const row = (from: number, count: number) => Array.from({ length: count }, (_, index) => at(from + index));
  return {
    radius,
    pieces: { home: row(0, counts.home), away: row(counts.home, counts.away) },
    ball: all === 0 ? { x, y } : { x: x + 0.62 * radius, y: y + 0.62 * radius },
  };
}

/** A group of one side: ranks along the axis of play from its own end of the room, even rows across. */
function group(
  room: Box,
  count: number,
  ranks: number,
  isNear: boolean,
  cell: number,
  inset: number,
  along: 'x' | 'y',
): Point[] {
  if (count === 0) return [];
  const perRank = Math.ceil(count / ranks);
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  return Array.from({ length: count }, (_, index) => {
    const rank = Math.floor(index / perRank);
    const inRank = Math.min(perRank, count - rank * perRank);
    const across = ((index % perRank) - (inRank - 1) / 2) * cell;
    const deep = inset + (rank + 0.5) * cell;
    if (along === 'x') {
      return { x: isNear ? room.x + deep : room.x + room.width - deep, y: middle.y + across };
    }
    return { x: middle.x + across, y: isNear ? room.y + room.height - deep : room.y + deep };
  });
}

/** A point of a flight, and how high the ball is there: 0 on the ground, 1 at the top. */
export interface FlightPoint extends Point {
  high: number;
}

/** The way of a ball in even steps, up and down again between two points. */
export function flown(way: readonly Point[], steps = 8): FlightPoint[] {
  const [first] = way;
  if (first === undefined || way.length < 2) return [];
  const frames: FlightPoint[] = [{ ...first, high: 0 }];
  for (const [index, to] of way.slice(1).entries()) {
    const from = way[index]!;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const high = 4 * part * (1 - part);
      frames.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, high });
    }
  }
  return frames;
}

/** Where the ball ends that flies at a goal: in it, or past the post. The goals are in the middle of the two ends. */
export function goalMouth(layout: Layout, isNear: boolean, along: 'x' | 'y', scores: boolean): Point {
  const beside = scores ? 0 : 0.16 * Math.min(layout.width, layout.height);
  if (along === 'x') return { x: isNear ? 0 : layout.width, y: layout.height / 2 + beside };
  return { x: layout.width / 2 + beside, y: isNear ? layout.height : 0 };
}
