// What happened, told in its order: the throw, the faces, the reckoning, the ball, the score, the pieces, the words. Each
// phase is plain data with its duration; pure.
import type { Board, LastRoll, Sheet, Side } from '../../generated/protocol';
import { soundOf, type Sound } from './sounds';
import type { TheEvent } from './standing';

/** The phases of a story. The last has everything: pieces where they stand now, all words, and the next question. */
export type Phase = 'throw' | 'faces' | 'reckoning' | 'flight' | 'score' | 'end';

/** Milliseconds of each phase at normal speed; those of the end are what a change of the board takes to be seen. */
export const lengths: Readonly<Record<Phase, number>> = {
  throw: 400,
  faces: 200,
  reckoning: 350,
  flight: 350,
  score: 1100,
  end: 300,
};

/** How fast stories are told. */
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** By what the durations are multiplied. */
export const factors: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, off: 0 };

/** With more rolls than this at once somebody has come late: the end is shown alone. */
const mostRolls = 6;

/** What is looked at of a match. */
export interface Picture {
  readonly board: Board;
  readonly sheet: Sheet;
  readonly roll?: LastRoll | undefined;
}

/** The dice: in the air, with their faces up, or reckoned with. */
export interface Dice {
  readonly roll: LastRoll;
  readonly are: 'thrown' | 'up' | 'reckoned';
}

/** The ball in the air. */
export interface Flight {
  /** The places on its way. */
  readonly places: readonly string[];
  /** Whose goal it flies at in the end. */
  readonly goal: Side | null;
  /** Whether it goes in there. */
  readonly scores: boolean;
}

/** What is on the screen in a phase. */
export interface Scene {
  readonly board: Board;
  readonly sheet: Sheet;
  readonly dice: Dice | null;
  readonly flight: Flight | null;
  /** The way of the ball that led here; null where the board alone says it. */
  readonly trail: readonly string[] | null;
  /** How many events are told in words. */
  readonly told: number;
  /** What is written large over the pitch. */
  readonly banner: TheEvent | null;
  /** What is heard as it begins. */
  readonly sounds: readonly Sound[];
}

/** A phase with its duration at normal speed. */
export interface Step {
  readonly phase: Phase;
  readonly ms: number;
  readonly scene: Scene;
}

const reckoned = (roll: LastRoll | undefined): Dice | null => (roll === undefined ? null : { roll, are: 'reckoned' });

/** What is on the screen when nothing is being told. */
export function still({ board, sheet, roll }: Picture, told: number): Scene {
  return { board, sheet, dice: reckoned(roll), flight: null, trail: null, told, banner: null, sounds: [] };
}

/** The story that leads from one picture to the next by the events from number `known` on; it ends with the next picture. */
export function story(before: Picture, after: Picture, events: readonly TheEvent[], known: number): Step[] {
  const parts = partsOf(events.slice(known));
  const steps: Step[] = [];
  let scene: Scene = still(before, known);
  let heard: Sound[] = [];
  const add = (phase: Phase, change: Partial<Scene>, ms: number = lengths[phase]) => {
    scene = { ...scene, ...change, sounds: heard };
    steps.push({ phase, ms, scene });
    heard = [];
  };
  let trail: string[] | null = null;
  let start = startOfLastWay(events.slice(0, known));
  const isFilm = parts.filter(isRoll).length <= mostRolls;
  for (const [index, part] of isFilm ? parts.entries() : []) {
    if (isRoll(part)) {
      const isLast = !parts.slice(index + 1).some(isRoll);
      const words = isLast && after.roll !== undefined ? after.roll.words : part.map(({ words }) => words).join(' ');
      const roll: LastRoll = { dice: part[0]?.dice ?? [], words };
      heard.push('dice');
      add('throw', { dice: { roll, are: 'thrown' }, flight: null });
      add('faces', { dice: { roll, are: 'up' } });
      heard.push(...heardIn(part, 'card'));
      if (words !== '') add('reckoning', { dice: { roll, are: 'reckoned' } });
      else scene = { ...scene, dice: { roll, are: 'reckoned' } };
    } else heard.push(...heardIn(part, 'card'));
    const way = wayOf(part, scene.board.ball?.at, start);
    start = way?.start ?? start;
    if (way !== null && way.flight !== null) {
      heard.push('kick');
      const { flight } = way;
      const end = flight.goal === null ? flight.places.at(-1) : undefined;
      trail = flight.goal === null ? [...flight.places] : [];
      const isShot = flight.goal !== null;
      add('flight', { flight, board: withBall(scene.board, end) }, lengths.flight + (isShot ? 200 : 0));
      if (isShot && !flight.scores) heard.push('post');
    }
    const goal = part.findLast(({ landmark }) => landmark === 'goal');
    if (goal !== undefined) {
      heard.push('goal');
      add('score', { banner: goal, sheet: { ...scene.sheet, score: after.sheet.score }, told: scene.told });
    }
    heard.push(...heardIn(part, 'whistle').slice(0, 1));
    scene = { ...scene, told: scene.told + part.length, flight: null };
  }
  const ended = events.slice(known).findLast(({ landmark }) => landmark === 'goal' || landmark === 'end');
  const lies = after.board.ball?.at;
  const end = { ...still(after, events.length), trail: trail?.at(-1) === lies ? trail : trail && [] };
  add('end', { ...end, banner: ended ?? null }, restOf(before, after, events.length > known));
  return steps;
}

/** The same story for somebody who wants nothing to move: its end alone, with time to read what happened. */
export function withoutMotion(steps: readonly Step[]): Step[] {
  const all = steps.reduce((sum, { ms }) => sum + ms, 0);
  return steps.slice(-1).map((step) => ({ ...step, ms: all }));
}

/** The same story for somebody who only watches: its words stay as long as they take to be read. */
export function toRead(steps: readonly Step[], fresh: readonly TheEvent[]): Step[] {
  const lines = fresh.filter(({ football }) => football !== undefined).length;
  const time = 250 + 400 * Math.min(lines, 4);
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, ms: Math.max(step.ms, time) } : step));
}

/** The same story for somebody who wants nothing to move and has missed it: its end, as long as its words take to be read. */
export function toReadStill(steps: readonly Step[], fresh: readonly TheEvent[]): Step[] {
  return withoutMotion(toRead(steps, fresh)).flatMap((step) => [
    { ...step, phase: 'reckoning' },
    { ...step, ms: 0 },
  ]);
}

/** Which step is on the screen so many milliseconds after the first, and when the next one is due; past the end none. */
export function stepAt(
  steps: readonly Step[],
  elapsed: number,
  factor: number,
): { index: number; next: number } | null {
  let end = 0;
  for (const [index, { ms }] of steps.entries()) {
    end += ms * factor;
    if (elapsed < end) return { index, next: end - elapsed };
  }
  return null;
}

/** What happened, cut before each roll. */
function partsOf(fresh: readonly TheEvent[]): TheEvent[][] {
  const parts: TheEvent[][] = [];
  for (const event of fresh) {
    const last = parts.at(-1);
    if (last === undefined || (event.dice?.length ?? 0) > 0) parts.push([event]);
    else last.push(event);
  }
  return parts;
}

const isRoll = (part: readonly TheEvent[]): boolean => (part[0]?.dice?.length ?? 0) > 0;

function heardIn(part: readonly TheEvent[], sound: Sound): Sound[] {
  return part.some((event) => soundOf(event) === sound) ? [sound] : [];
}

/** How long the end of a change is seen before something else may follow it. */
function restOf(before: Picture, after: Picture, happened: boolean): number {
  if (!happened) return 0;
  return JSON.stringify(before.board) === JSON.stringify(after.board) ? 120 : lengths.end;
}

/** Where the way of the ball began that is cut off when somebody intercepts it. */
function startOfLastWay(events: readonly TheEvent[]): string | undefined {
  return events.findLast(({ ball }) => ball !== undefined)?.ball?.places[0];
}

/** The ways of the ball in a part as one flight, and where the last of them began. */
function wayOf(
  part: readonly TheEvent[],
  from: string | undefined,
  before: string | undefined,
): { flight: Flight | null; start: string | undefined } | null {
  let places: string[] = [];
  let goal: Side | null = null;
  let start = before;
  let moved = false;
  for (const { ball } of part) {
    if (ball === undefined || goal !== null) continue;
    moved = true;
    if (ball.cut_off === true && start !== undefined) places = [start];
    else if (places.length === 0 && from !== undefined) places = ball.places.length > 1 ? [] : [from];
    for (const place of ball.places) if (places.at(-1) !== place) places.push(place);
    start = ball.places[0] ?? start;
    goal = ball.goal ?? null;
  }
  if (!moved) return null;
  const scores = part.some((event) => event.landmark === 'goal' || event['scored'] === true);
  const flies = places.length > 1 || (goal !== null && places.length > 0);
  return { flight: flies ? { places, goal, scores } : null, start };
}

function withBall(board: Board, at: string | undefined): Board {
  if (board.ball === undefined || at === undefined) return board;
  const { value } = board.ball;
  return { ...board, ball: value === undefined ? { at } : { at, value } };
}
