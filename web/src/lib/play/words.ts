// The words of a match in the reader's language, from the names and fields that the server sends beside its English.
import type { BySide, Clock, Fact, MatchInfo, Offer, Sheet, Side } from '../../generated/protocol';
import { gameWords, t } from '../messages.svelte';
import type { Speech } from '../match/command';
import type { Said } from '../match/standing';

export const namesOf = (info: MatchInfo): BySide<string> => ({
  home: info.teams.home.name,
  away: info.teams.away.name,
});

/**
 * An offer: looked up by its notation, else by the first word of it. The further words are the parameters 1, 2 and so
 * on, the numbers in the English label n1, n2 and so on.
 */
export function offerLabel(info: MatchInfo, offer: Pick<Offer, 'choice' | 'label'>): string {
  const [verb = '', ...rest] = offer.choice.split(/[ -]/);
  const params = { ...Object.fromEntries(rest.map((word, index) => [index + 1, word])), ...numbers(offer.label) };
  const whole = gameWords('offer', info.game, offer.choice, params, offer.label);
  return whole === offer.label ? gameWords('offer', info.game, verb, params, offer.label) : whole;
}

/** The numbers that stand alone in a text: not the 3 of "b3", but the 12 of "12%". */
function numbers(text: string): Record<string, string> {
  return Object.fromEntries((text.match(/\b\d+\b/g) ?? []).map((number, index) => [`n${index + 1}`, number]));
}

export function clockWords(info: MatchInfo, clock: Clock): string {
  return gameWords('clock', info.game, clock.period, { ...clock }, clock.words);
}

export const factLabel = (info: MatchInfo, fact: Fact): string =>
  gameWords('fact', info.game, fact.key, {}, fact.label);

/** The reader's words for the command field. */
export function speechOf(info: MatchInfo): Speech {
  return {
    undo: t('command.undo'),
    hint: t('command.hint'),
    why: t('command.why'),
    roll: t('command.roll'),
    label: (offer) => offerLabel(info, offer),
  };
}

/** What a side says that its dice show, to whoever looks. */
export function saidWords(info: MatchInfo, { side, dice }: Said, you: Side | null): string {
  const other = info.teams[side === 'home' ? 'away' : 'home'].name;
  if (dice === null) return t('dice.disputed', { team: other });
  const words = { team: info.teams[side].name, other, dice: dice.join(' ') };
  return t(side === you ? 'dice.said.yours' : 'dice.said', words);
}

/** What everybody is told of a match before it begins: a seed that was named, and between two people whether there are hints. */
export function termsWords(info: MatchInfo): string[] {
  const people = info.teams.home.player.who === 'person' && info.teams.away.player.who === 'person';
  return [
    ...(info.seed === undefined ? [] : [t('terms.seed', { seed: info.seed })]),
    ...(people ? [t(info.hints ? 'terms.hints' : 'terms.no-hints')] : []),
  ];
}

/** Who won. */
export function outcomeWords(info: MatchInfo, outcome: { won: Side } | 'drawn'): string {
  return outcome === 'drawn' ? t('result.drawn') : t('result.won', { team: info.teams[outcome.won].name });
}

/** The score with the teams: "Rovers 2 – 1 United". */
export function scoreWords(info: MatchInfo, { score }: Sheet): string {
  return `${info.teams.home.name} ${score.home} – ${score.away} ${info.teams.away.name}`;
}
