// How a match stands for one viewer, and how news change it; pure.
import type {
  BySide,
  ChatLine,
  LinesLeft,
  MatchInfo,
  News,
  Problem,
  Side,
  Sight,
  TableState,
  Thinking,
  Thoughts,
  Told,
} from '../../generated/protocol';

/** An event as it is told: its name and its own fields beside the words. */
export type TheEvent = Told & { event: string } & Record<string, unknown>;

/** How the way to the match is. */
export type Link = 'joining' | 'joined' | 'lost' | 'refused';

/** What the dice of this version show, as the side says that typed them in. */
export interface Said {
  readonly side: Side;
  readonly dice: readonly number[] | null;
}

/** What is at the table beside the answers, and when this page heard of it. */
export type Beside = TableState & { readonly at: number };

/** What is known of a match from one seat or from the stands. */
export interface Standing {
  /** What is open of it; null until the first welcome. */
  readonly info: MatchInfo | null;
  /** Whose seat it is; null for a spectator. */
  readonly you: Side | null;
  /** Whether anybody is connected with each seat. */
  readonly there: BySide<boolean>;
  /** The version that choices are made for. */
  readonly version: number;
  /** Everything that happened. */
  readonly events: readonly TheEvent[];
  /** How many of the events can no longer be taken back. */
  readonly settled: number;
  /** What is shown; null until the first news. */
  readonly sight: Sight | null;
  /** How far a computer coach is with the decision of this version; null where none is known to think. */
  readonly thinking: Thinking | null;
  /** Dice thrown by hand that wait to be confirmed; without dice, those that the other side disputed. */
  readonly said: Said | null;
  /** A hint for this version that the other side was given, and both may see. */
  readonly hinted: { readonly side: Side; readonly hint: Thoughts } | null;
  /** Whether the number that this seat has sealed for the dice is in another browser. */
  readonly sealedElsewhere: boolean;
  /** Whose number did not fit its seal, where that was told. */
  readonly wrongNumber: Side | null;
  /** Clocks, an offer, an end before the whistle; null where nothing was told. */
  readonly beside: Beside | null;
  /** What was said beside the match, and whether free text may be; null where nobody may say anything. */
  readonly chat: { readonly free: boolean; readonly lines: readonly ChatLine[] } | null;
  /** What this seat has left for later, and what was dropped of it. */
  readonly plans: LinesLeft;
  /** From how many places this seat is open, where that was told and not read yet. */
  readonly opened: number | null;
  /** Whether the rules have changed under the match, where that was told and not read yet. */
  readonly rulesChanged: boolean;
  /** How the way to the match is. */
  readonly link: Link;
  /** Why the match does not let the viewer in, where `link` is "refused". */
  readonly problem: Problem | null;
}

/** What a seat has left that has left nothing. */
export const nothingLeft: LinesLeft = { lines: [], dropped: [] };

/** How a match stands before anything is known of it. */
export const unknown: Standing = {
  info: null,
  you: null,
  there: { home: false, away: false },
  version: -1,
  events: [],
  settled: 0,
  sight: null,
  thinking: null,
  said: null,
  hinted: null,
  sealedElsewhere: false,
  wrongNumber: null,
  beside: null,
  chat: null,
  plans: nothingLeft,
  opened: null,
  rulesChanged: false,
  link: 'joining',
  problem: null,
};

/** Whether numbers for the dice are awaited before anything is asked. */
export function isSealing({ info }: Standing): boolean {
  const awaited = info?.sealing?.awaited;
  return awaited !== undefined && (awaited.home || awaited.away);
}

/**
 * The standing after news: the events from `from` on are replaced. News that are older than what is known change
 * nothing; news with a gap cannot come, since a client says what it knows when it joins.
 */
export function after(standing: Standing, news: News): Standing {
  if (news.version < standing.version || news.from > standing.events.length) return standing;
  const events = standing.events.slice(0, news.from).concat(news.events as TheEvent[]);
  return {
    ...standing,
    version: news.version,
    events,
    settled: news.settled,
    sight: news.sight ?? standing.sight,
    thinking: news.version === standing.version ? standing.thinking : null,
    said: news.version === standing.version ? standing.said : null,
    hinted: news.version === standing.version ? standing.hinted : null,
  };
}
