// The matches that come next; pure.
import type { CupRound, FixtureLine, Overview } from '../../generated/protocol';

/** A match that is due, and its round. */
export interface NextMatch {
  fixture: FixtureLine;
  round: CupRound;
}

/** The matches that can begin now. */
export function dueMatches({ rounds, due }: Pick<Overview, 'rounds' | 'due'>): NextMatch[] {
  const all = rounds.flatMap((round) => round.fixtures.map((fixture) => ({ fixture, round })));
  return due.flatMap((id) => all.filter(({ fixture }) => fixture.id === id));
}

/** The matches that can begin now and are the next ones of both of their teams: who is missing in later ones nobody knows yet. */
export function nextMatches(overview: Pick<Overview, 'rounds' | 'due'>): NextMatch[] {
  const met = new Set<number>();
  return dueMatches(overview).filter(({ fixture: { home, away } }) => {
    const isNext = !met.has(home) && !met.has(away);
    met.add(home).add(away);
    return isNext;
  });
}
