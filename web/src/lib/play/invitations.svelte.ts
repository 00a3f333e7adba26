// The invitations to the seats of a match that were given out from this browser.
import type { MatchInfo, Side } from '../../generated/protocol';
import { changeInvitation } from '../api';
import { invitationsOf, keepInvitation, seatsOf, type Seats } from '../seats';

export class Invitations {
  readonly #id: string;
  #known = $state.raw<Seats>({ home: null, away: null });
  /** The seats at which somebody was seen since the page was opened. */
  #taken = $state.raw<readonly Side[]>([]);

  constructor(id: string) {
    this.#id = id;
    this.#known = invitationsOf(id);
  }

  /** The invitation to a seat that nobody has taken; null where there is none to show. */
  of(info: MatchInfo, side: Side): string | null {
    return this.#isFree(info, side) ? this.#known[side] : null;
  }

  /** Whether somebody can be invited to a seat from here. */
  may(info: MatchInfo, side: Side): boolean {
    const { player } = info.teams[side];
    return player.who === 'person' && player.link === true && this.#isFree(info, side) && this.#by(info, side) !== null;
  }

  /** Somebody sits there: the invitation is used up. */
  isTaken(side: Side): void {
    if (!this.#taken.includes(side)) this.#taken = [...this.#taken, side];
  }

  /** Makes another invitation; the one until now is void. */
  replace(info: MatchInfo, side: Side): Promise<void> {
    return this.#change(info, side, 'replace');
  }

  /** Takes the invitation back. */
  takeBack(info: MatchInfo, side: Side): Promise<void> {
    return this.#change(info, side, 'take-back');
  }

  #isFree(info: MatchInfo, side: Side): boolean {
    return info.free[side] && !this.#taken.includes(side);
  }

  /** The secret of whoever set the match up: that of his own seat, or the invitation itself. */
  #by(info: MatchInfo, side: Side): string | null {
    const seats = seatsOf(this.#id);
    const own = (['home', 'away'] as const).find((one) => {
      const { player } = info.teams[one];
      return player.who === 'person' && player.link !== true && seats[one] !== null;
    });
    return own === undefined ? this.#known[side] : seats[own];
  }

  async #change(info: MatchInfo, side: Side, what: 'replace' | 'take-back'): Promise<void> {
    const by = this.#by(info, side);
    if (by === null) return;
    const { invitation } = await changeInvitation(this.#id, { by, side, what });
    keepInvitation(this.#id, side, invitation);
    this.#known = { ...this.#known, [side]: invitation };
  }
}
