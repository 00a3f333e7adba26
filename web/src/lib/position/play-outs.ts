// Results of play-outs, gathered and counted; pure.
import type { PlayedResult } from '../../generated/protocol';

/** How many play-outs are watched. */
export const most = 1000;

const key = ({ goals, winner }: PlayedResult): string => `${goals.home} ${goals.away} ${winner ?? ''}`;

/** Results with more of them. */
export function gather(results: readonly PlayedResult[], more: readonly PlayedResult[]): PlayedResult[] {
  const all = new Map(results.map((one) => [key(one), one]));
  for (const one of more) {
    const known = all.get(key(one));
    all.set(key(one), { ...one, matches: one.matches + (known?.matches ?? 0) });
  }
  return [...all.values()];
}

/** How often each lead of home came, from the worst to the best, with those between that never came. */
export function histogram(results: readonly PlayedResult[]) {
  const count = (which: (one: PlayedResult) => boolean) =>
    results.filter(which).reduce((sum, { matches }) => sum + matches, 0);
  const lead = ({ goals }: PlayedResult) => goals.home - goals.away;
  const leads = results.map(lead);
  const [low, high] = [Math.min(0, ...leads), Math.max(0, ...leads)];
  const bars = Array.from({ length: high - low + 1 }, (_, index) => ({
    lead: low + index,
    matches: count((one) => lead(one) === low + index),
  }));
  const scores = new Map<string, number>();
  for (const { goals, matches } of results) {
    const score = `${goals.home}–${goals.away}`;
    scores.set(score, (scores.get(score) ?? 0) + matches);
  }
  return {
    matches: count(() => true),
    home: count(({ winner }) => winner === 'home'),
    drawn: count(({ winner }) => winner === undefined || winner === null),
    away: count(({ winner }) => winner === 'away'),
    bars,
    highest: Math.max(1, ...bars.map(({ matches }) => matches)),
    scores: [...scores].map(([score, matches]) => ({ score, matches })).sort((a, b) => b.matches - a.matches),
  };
}
