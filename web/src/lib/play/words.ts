// What the page itself says of a match.
import type { BySide, EndTold, MatchInfo, OfferMade, Sheet, Side, Sight, TimeControl } from '../../generated/protocol';
import { language, t } from '../messages.svelte';
import type { Speech } from '../match/command';
import type { Passed } from '../match/controller.svelte';
import { isSealing, type Said, type Standing, type TheEvent } from '../match/standing';
import { decider } from '../match/table';
import type { Done } from '../match/windows.svelte';

export const namesOf = (info: MatchInfo): BySide<string> => ({
  home: info.teams.home.name,
  away: info.teams.away.name,
});

/** The reader's words for the command field. */
export function speech(): Speech {
  return {
    undo: t('command-undo'),
    hint: t('command-hint'),
    why: t('command-why'),
    roll: t('command-roll'),
    noMore: t('command-no-more'),
  };
}

/** What a side says that its dice show, to whoever looks. */
export function saidWords(info: MatchInfo, { side, dice }: Said, you: Side | null): string {
  const other = info.teams[side === 'home' ? 'away' : 'home'].name;
  if (dice === null) return t('dice-disputed', { team: other });
  const words = { team: info.teams[side].name, other, dice: dice.join(' ') };
  return t(side === you ? 'dice-said-yours' : 'dice-said', words);
}

/**
 * What is asked; of somebody else it is told only that he decides, and before the match begins, whose number for the dice is
 * awaited.
 */
export function promptWords(standing: Standing, sight: Sight): string {
  const { info, sealedElsewhere, you } = standing;
  const awaited = info?.sealing?.awaited;
  const side = decider(standing);
  if (info !== null && you !== null && side !== null && side !== you) {
    return t('turn-decides', { team: info.teams[side].name });
  }
  if (info === null || awaited === undefined || !isSealing(standing)) return sight.prompt;
  if (sealedElsewhere) return t('dice-sealed-elsewhere');
  const other = you === 'home' ? 'away' : 'home';
  const team = info.teams[awaited[other] ? other : awaited.home ? 'home' : 'away'].name;
  return t('dice-sealing', { team });
}

/** What everybody is told of a match: how its dice are drawn, hints between two people, and the clock. */
export function termsWords(info: MatchInfo): string[] {
  const people = info.teams.home.player.who === 'person' && info.teams.away.player.who === 'person';
  return [
    ...(info.seed === undefined ? [] : [t('terms-seed', { seed: info.seed })]),
    ...(info.sealing === undefined || Object.values(info.sealing.awaited).some(Boolean) ? [] : [t('terms-sealed')]),
    ...(people ? [t(info.hints ? 'terms-hints' : 'terms-no-hints')] : []),
    ...(info.time === undefined ? [] : [timeWords(info.time)]),
    ...(info.rated ? [t('terms-rated')] : []),
    ...(info.unrated === undefined ? [] : [t('terms-unrated', { why: info.unrated })]),
    ...(people && info.substitute !== undefined ? [t('terms-substitute')] : []),
  ];
}

/** How long people may think. */
export function timeWords(time: TimeControl): string {
  if (time.kind === 'correspondence') return t('time-letter', { days: time.days, reserve: time.reserve });
  const minutes = Math.floor(time.base / 60);
  return minutes > 0
    ? t('time-live', { minutes, seconds: time.increment })
    : t('time-seconds', { base: time.base, seconds: time.increment });
}

/** The time of a match, or how it ended before the whistle: who resigned, ran out of time, agreed. */
export function standWords({ clock, end, ended }: Pick<MatchInfo, 'clock' | 'end' | 'ended'>): string {
  if (end !== undefined) return capital(end.words);
  return ended === undefined ? clock : t('match-ended');
}

/** Who won. */
export function outcomeWords(info: MatchInfo, outcome: { won: Side } | 'drawn'): string {
  return outcome === 'drawn' ? t('result-drawn') : t('result-won', { team: info.teams[outcome.won].name });
}

/** The score with the teams: "Rovers 2 – 1 United". */
export function scoreWords(info: MatchInfo, { score }: Sheet): string {
  return `${info.teams.home.name} ${score.home} – ${score.away} ${info.teams.away.name}`;
}

/** What was answered without being asked. */
export function passedWords({ prompt, why, label }: Passed): string {
  switch (why) {
    case 'pass':
      return t('turn-passed', { question: prompt });
    case 'forced':
      return t('turn-forced', { choice: label });
    case 'line-up':
      return t('turn-lined-up');
  }
}

/** What was done at windows without asking; nothing where nothing was. */
export function windowWords({ declined, used }: Done): string {
  const words = [
    ...(declined === 0 ? [] : [t('windows-declined', { count: declined })]),
    ...used.map((choice) => t('windows-used', { choice })),
  ];
  return words.join(' ');
}

/** What a server says of a problem, as a sentence of its own. */
export const sentence = (words: string): string => (/[.!?]$/.test(words) ? capital(words) : `${capital(words)}.`);

/** A sentence with a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What happened, and how the match ended before the whistle as its last line. */
export function withEnd(events: readonly TheEvent[], end: EndTold | null): readonly TheEvent[] {
  return end === null
    ? events
    : [...events, { event: 'ended', words: capital(end.words), rule: null, landmark: 'end' }];
}

/** What happened, and that its last answer was left with the table beforehand. */
export function withPlanned(
  events: readonly TheEvent[],
  info: MatchInfo,
  planned: Side | undefined,
): readonly TheEvent[] {
  if (planned === undefined) return events;
  const words = t('letter-given', { team: info.teams[planned].name });
  return [...events, { event: 'planned', words, rule: null }];
}

/** Until when a side is away. */
export function awayWords(team: string, until: number): string {
  const date = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(until);
  return t('vacation-away', { team, date });
}

/** What is offered, to whoever looks. */
export function offerWords(info: MatchInfo, { side, what }: OfferMade, you: Side | null): string {
  const words = { team: info.teams[side].name };
  switch (what) {
    case 'draw':
      return side === you ? t('offer-draw-yours') : t('offer-draw', words);
    case 'take-back':
      return side === you ? t('offer-take-back-yours') : t('offer-take-back', words);
    case 'adjourn':
      return side === you ? t('offer-adjourn-yours') : t('offer-adjourn', words);
    case 'resume':
      return side === you ? t('offer-resume-yours') : t('offer-resume', words);
    case 'hints':
      return side === you ? t('offer-hints-yours') : t('offer-hints', words);
    case 'rematch': {
      const other = info.teams[side === 'home' ? 'away' : 'home'].name;
      return side === you ? t('offer-rematch-yours', { team: other }) : t('offer-rematch', words);
    }
  }
}

/** What was offered and declined, to whoever looks. */
export function declinedWords(info: MatchInfo, { side, what }: OfferMade, you: Side | null): string {
  const decliner: Side = side === 'home' ? 'away' : 'home';
  return t('offer-declined', { team: info.teams[decliner].name, what, yours: decliner === you ? 'yes' : 'no' });
}
