// The next match after one that is over: the same with sides exchanged, or against the next stronger coach; pure.
import type { BySide, CoachInfo, MatchInfo, NewMatch, NewTeam, Side } from '../../generated/protocol';

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The same match again, with sides exchanged. */
export function rematch({ game, options, dice, hints, time, teams }: MatchInfo): NewMatch {
  return { game, options, dice, hints, ...timed(time), teams: { home: teams.away, away: teams.home } };
}

const timed = (time: MatchInfo['time']) => (time === undefined ? {} : { time });

/** The coach who is next in strength after the one that a person at `you` has met; null where there is none. */
export function nextCoach({ teams }: MatchInfo, you: Side | null, coaches: readonly CoachInfo[]): CoachInfo | null {
  const met = you === null ? undefined : teams[other(you)].player;
  if (met?.who !== 'computer') return null;
  const at = coaches.findIndex(({ name }) => name === met.coach);
  return at < 0 ? null : (coaches[at + 1] ?? null);
}

/** The same match against another coach. */
export function against({ game, options, dice, hints, time, teams }: MatchInfo, you: Side, coach: string): NewMatch {
  const rival = { ...teams[other(you)], player: { who: 'computer' as const, coach } };
  const both: BySide<NewTeam> = you === 'home' ? { home: teams.home, away: rival } : { home: rival, away: teams.away };
  return { game, options, dice, hints, ...timed(time), teams: both };
}
