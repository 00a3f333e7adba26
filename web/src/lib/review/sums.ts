// What a match adds up to, as a side sees it: luck and decisions by part of the match and by kind; pure.
import type { Review, Side, Swing } from '../../generated/protocol';

/** The columns of the table by part of the match. */
export interface Row {
  readonly words: string;
  /** The luck of the rolls. */
  readonly luck: number;
  /** What the side's own decisions gave away: never above nothing. */
  readonly own: number;
  /** What the other side's gave: never below nothing. */
  readonly theirs: number;
  /** What the judge had not foreseen. */
  readonly unforeseen: number;
  /** All of them. */
  readonly sum: number;
}

/** A table that adds up: what was expected at the start, and the sums of its rows, are the end. */
export interface Table {
  readonly start: number;
  readonly rows: readonly Row[];
  readonly total: Row;
  readonly end: number;
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** A number of the home side's as a side sees it: what is lead for one is deficit for the other. */
const seen = (side: Side, swing: Swing, unit: keyof Swing) => (side === 'home' ? swing[unit] : -swing[unit]);

/** What is expected as a side sees it: points of both sides are a whole, goals are a lead. */
const expected = (side: Side, swing: Swing, unit: keyof Swing) =>
  side === 'away' && unit === 'points' ? 1 - swing.points : seen(side, swing, unit);

/** The table by part of the match. */
export function byPhase({ sums, tallies }: Review, side: Side, unit: keyof Swing): Table {
  type Parts = Pick<Review['sums'], 'luck' | 'costs' | 'corrections'>;
  const row = (words: string, { luck, costs, corrections }: Parts): Row => {
    const parts = {
      luck: seen(side, luck, unit),
      own: -costs[side][unit],
      theirs: costs[other(side)][unit],
      unforeseen: seen(side, corrections, unit),
    };
    return { words, ...parts, sum: parts.luck + parts.own + parts.theirs + parts.unforeseen };
  };
  return {
    start: expected(side, sums.start, unit),
    rows: tallies.phases.map((phase) => row(phase.words, phase)),
    total: row('', sums),
    end: expected(side, sums.end, unit),
  };
}

/** A row of the tables by kind. */
export interface Kind {
  readonly words: string;
  /** How many there were. */
  readonly count: number;
  readonly amount: number;
}

/** The decisions of a side by what they are about, the dearest first: what each kind gave away. */
export function decisionKinds({ tallies }: Review, of: Side, unit: keyof Swing): Kind[] {
  return tallies.decisions
    .filter(({ count }) => count[of] > 0)
    .map(({ words, count, costs }) => ({ words, count: count[of], amount: -costs[of][unit] }))
    .sort((one, another) => one.amount - another.amount);
}

/** The rolls by what they decide, as a side sees their luck; those that are called the same are one row. */
export function rollKinds({ tallies }: Review, side: Side, unit: keyof Swing): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { words, count, luck } of tallies.rolls) {
    const known = kinds.get(words) ?? { words, count: 0, amount: 0 };
    kinds.set(words, { words, count: known.count + count, amount: known.amount + seen(side, luck, unit) });
  }
  return [...kinds.values()].sort((one, another) => Math.abs(another.amount) - Math.abs(one.amount));
}
