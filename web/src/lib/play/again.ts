// The next match after one that is over: the same with sides exchanged, or against the next coach, a weaker one after a heavy defeat; pure.
import type { BySide, CoachInfo, MatchInfo, NewMatch, NewTeam, Side } from '../../generated/protocol';

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The same match again, with sides exchanged; whoever did not play from here is invited. */
export function rematch(
  { game, options, dice, hints, time, teams }: MatchInfo,
  isHere: (side: Side) => boolean,
): NewMatch {
  const home = seated(teams.away, isHere('away'));
  const both = { home, away: seated(teams.home, isHere('home')) };
  return { game, options, dice, hints, ...timed(time), teams: both };
}

/** A team whose person plays from here, or is invited. */
function seated(team: NewTeam, isHere: boolean): NewTeam {
  return team.player.who === 'computer' ? team : { ...team, player: { who: 'person', link: !isHere } };
}

const timed = (time: MatchInfo['time']) => (time === undefined ? {} : { time });

/** Who has lost by so many goals meets a weaker coach next. */
const heavy = 3;

/** The coach whom a person at `you` meets next: the next in strength, after a heavy defeat the one before; null where there is none. */
export function nextCoach(
  { teams }: MatchInfo,
  you: Side | null,
  score: BySide<number>,
  coaches: readonly CoachInfo[],
): CoachInfo | null {
  const met = you === null ? undefined : teams[other(you)].player;
  if (you === null || met?.who !== 'computer') return null;
  const at = coaches.findIndex(({ name }) => name === met.coach);
  const step = score[other(you)] - score[you] >= heavy ? -1 : 1;
  return at < 0 ? null : (coaches[at + step] ?? null);
}

/** The same match against another coach. */
export function against({ game, options, dice, hints, time, teams }: MatchInfo, you: Side, coach: string): NewMatch {
  const rival = { ...teams[other(you)], player: { who: 'computer' as const, coach } };
  const own = seated(teams[you], true);
  const both: BySide<NewTeam> = you === 'home' ? { home: own, away: rival } : { home: rival, away: own };
  return { game, options, dice, hints, ...timed(time), teams: both };
}
