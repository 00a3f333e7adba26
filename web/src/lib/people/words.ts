// What the pages say of members and their results.
import type {
  GameInfo,
  LadderInfo,
  MatchCounts,
  PastMatch,
  PastTeam,
  PresetResults,
  Rating,
  Side,
  Standing,
} from '../../generated/protocol';
import { language, t } from '../messages.svelte';
import { capital } from '../play/words';

/** A game with its edition, which may be in its name already: "FUBA 2.2", "Champions 2020". */
export const editionWords = ({ name, edition }: { name: string; edition: string }): string =>
  name.endsWith(` ${edition}`) ? name : `${name} ${edition}`;

/** A ladder in words: "FUBA 2.2 · rapid". */
export const ladderWords = (ladder: LadderInfo): string =>
  `${editionWords(ladder)} · ${t(`ladder-speed-${ladder.speed}`)}`;

/** A rating in words: "1662 ± 290", with a question mark while it is provisional. */
export const ratingWords = ({ points, deviation, provisional }: Rating): string =>
  `${points}${provisional ? '?' : ''} ± ${deviation}`;

/** A day in words; from milliseconds since 1970. */
export const dayWords = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at);

/** The computer that fits somebody's strength. */
export function fittingWords({ ladder, opponent }: Standing): string {
  return t('person-fitting', { coach: capital(opponent?.coach ?? ''), title: editionWords(ladder) });
}

/** How many matches there were. */
export const playedOf = ({ won, drawn, lost }: MatchCounts): number => won + drawn + lost;

/** The rules of some results: a preset by its name, or that they were changed. */
export function presetWords({ game, preset, title }: PresetResults, games: readonly GameInfo[]): string {
  if (preset === undefined) return `${title} · ${t('person-own-rules')}`;
  const variant = games.find((one) => one.game === game)?.presets.find(({ name }) => name === preset)?.variant;
  return variant === undefined ? title : `${title} · ${variant}`;
}

/** Who played a side: a member, a computer, somebody who has left, or a guest. */
export function playerWords({ name, coach }: PastTeam): string {
  if (coach !== undefined) return t('person-computer', { coach: capital(coach) });
  if (name === undefined) return t('person-guest');
  return name === '' ? t('person-left') : name;
}

/** How a match ended for a side. */
export function outcomeOf({ winner }: PastMatch, side: Side): 'won' | 'drawn' | 'lost' {
  if (winner === undefined) return 'drawn';
  return winner === side ? 'won' : 'lost';
}

/** A change of a rating with its sign: "+162". */
export function changeWords({ before, after }: PastTeam): string | null {
  if (before === undefined || after === undefined) return null;
  return signed(after - before);
}

/** A number with its sign: "+162". */
export const signed = (number: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'always' }).format(number);
