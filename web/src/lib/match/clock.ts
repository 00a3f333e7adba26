// Clocks as they are shown: they run on from what the server said last; pure.
import type { Clocks, Side } from '../../generated/protocol';

/** Clocks and when this page heard of them, by its own clock in milliseconds. */
export interface Heard {
  readonly clocks: Clocks;
  readonly at: number;
}

/** What a side has left at a moment of this page, in milliseconds: of its time, and of its reserve. */
export function leftAt({ clocks, at }: Heard, side: Side, now: number): { time: number; reserve: number } {
  const passed = clocks.running[side] ? Math.max(0, now - at) : 0;
  const over = Math.max(0, passed - clocks.left[side]);
  return {
    time: Math.max(0, clocks.left[side] - passed),
    reserve: Math.max(0, clocks.reserve[side] - over),
  };
}

/** Below this many milliseconds tenths of a second are shown. */
export const tenths = 10_000;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The parts of a time: days and hours where it is long, else hours, minutes and seconds, at the end with tenths. */
export function clockText(left: number, days: (words: { days: number; hours: number }) => string): string {
  if (left >= day) return days({ days: Math.floor(left / day), hours: Math.floor((left % day) / hour) });
  if (left < tenths) return (Math.floor(left / 100) / 10).toFixed(1);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const rest = two((left % minute) / second);
  if (left < hour) return `${Math.floor(left / minute)}:${rest}`;
  return `${Math.floor(left / hour)}:${two((left % hour) / minute)}:${rest}`;
}

/** What is said to whoever listens when so much is left, in seconds: at these marks and nowhere else. */
export const marks = [3600, 600, 300, 60, 30, 10] as const;

/** The lowest mark that was passed between two moments; null where none was. */
export function passedMark(before: number, now: number): number | null {
  const passed = marks.filter((mark) => before > mark * second && now <= mark * second);
  return passed.at(-1) ?? null;
}

/** How long until a clock shows something else, in milliseconds. */
export function untilNext(heard: Heard, now: number): number {
  const running = (['home', 'away'] as const).filter((side) => heard.clocks.running[side]);
  const left = running.map((side) => leftAt(heard, side, now).time);
  const least = Math.min(...left, Infinity);
  return least < tenths ? 100 : least < day ? 250 : 30_000;
}
