// What somebody wants at the windows of a match, remembered, and what was done at them without asking.
import type { Side } from '../../generated/protocol';
import { settings } from '../settings.svelte';
import { keepWishes, wishesOf, type Wishes } from '../wishes';
import type { Match } from './match';
import type { Standing } from './standing';
import { advised, isSameTurn, possible, rounded, type Wish } from './windows';

/** What was done at windows: how many were declined, and what was used at others. */
export interface Done {
  readonly declined: number;
  readonly used: readonly string[];
}

const nothing: Done = { declined: 0, used: [] };

/**
 * Against a person a coach's answer takes a multiple of this time, and so does one where there is nothing to use: the time
 * does not tell what is held.
 */
const pace = 2000;

export class Windows {
  /** What was done without asking since somebody here last decided. */
  done = $state.raw<Done>(nothing);
  readonly #id: string;
  /** Whether one person alone is at this computer: two have no usual wish in common. */
  readonly #alone: boolean;
  #wishes = $state.raw<Wishes>({});
  /** Whose windows are declined, and how many events there were when that was said: it holds for a turn. */
  #declines: { side: Side; since: number } | null = null;
  /** The version at which a coach had no answer. */
  #unanswered = -1;

  constructor(id: string, alone: boolean) {
    this.#id = id;
    this.#alone = alone;
    this.#wishes = wishesOf(id);
  }

  /** What the viewer of a standing wants in this match. */
  wish({ you, info }: Standing): Wish {
    if (you === null) return 'ask';
    const wish = this.#wishes[you] ?? (this.#alone ? settings.skills : 'ask');
    return possible(wish, info?.hints === true);
  }

  /** Remembers a wish for this match, and as the usual one of somebody who is alone. */
  remember(side: Side, wish: Wish): void {
    this.#wishes = { ...this.#wishes, [side]: wish };
    keepWishes(this.#id, this.#wishes);
    if (this.#alone) settings.skills = wish;
  }

  /** Declines the windows of the viewer's side until the turn ends. */
  declineTurn({ you, events }: Standing): void {
    this.#declines = you === null ? null : { side: you, since: events.length };
  }

  /** Somebody decides himself. */
  forget(): void {
    this.done = nothing;
  }

  /** Somebody goes back: what was declined for the turn is asked again. */
  wentBack(): void {
    this.forget();
    this.#declines = null;
  }

  /** Whether the window of a standing is answered without asking. */
  isUnasked(standing: Standing): boolean {
    return standing.version !== this.#unanswered && this.#now(standing) !== 'ask';
  }

  /** The answer to a window that is not asked; null where no coach can tell it, and somebody is to be asked after all. */
  async answer(match: Match, standing: Standing): Promise<string | null> {
    const { sight, you, info, version } = standing;
    const decline = sight?.decline;
    if (sight === null || decline === undefined) return null;
    const hasChoice = sight.offers.length > 1;
    if (this.#now(standing) !== 'pays') {
      if (hasChoice && this.#now(standing) === 'never') this.#tell(null);
      return decline;
    }
    const asked = performance.now();
    const hint = hasChoice ? await match.hint() : null;
    const other = info?.teams[you === 'home' ? 'away' : 'home'];
    if (other?.player.who === 'person') await wait(rounded(performance.now() - asked, pace));
    if (hint === null) return decline;
    const offer = 'problem' in hint ? null : advised(hint.plans[0], sight);
    if (offer === null) {
      this.#unanswered = version;
      return null;
    }
    this.#tell(offer.choice === decline ? null : offer.label);
    return offer.choice;
  }

  /** What holds at the window of a standing. */
  #now(standing: Standing): Wish {
    const { you, events } = standing;
    const declines = this.#declines;
    if (declines !== null && declines.side === you && isSameTurn(events, declines.since)) return 'never';
    return this.wish(standing);
  }

  #tell(used: string | null): void {
    const { done } = this;
    this.done = used === null ? { ...done, declined: done.declined + 1 } : { ...done, used: [...done.used, used] };
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms));
}
