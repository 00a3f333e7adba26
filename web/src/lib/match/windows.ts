// The windows of a match, at which a card of the hand may be used: what is to be done at them, and when; pure.
import type { Offer, Plan, Sight } from '../../generated/protocol';
import type { TheEvent } from './standing';

/** What somebody wants at windows: to be asked, that nothing is used, or that a coach uses what pays. */
export type Wish = 'ask' | 'never' | 'pays';

export const wishes: readonly Wish[] = ['ask', 'never', 'pays'];

/** What can be had of a wish: without hints no coach can be asked, so that somebody is. */
export const possible = (wish: Wish, hints: boolean): Wish => (wish === 'pays' && !hints ? 'ask' : wish);

/** Whether the turn still goes on in which there were so many events. */
export function isSameTurn(events: readonly Pick<TheEvent, 'landmark'>[], since: number): boolean {
  const ends = ['turn', 'set-piece', 'goal', 'end'];
  return events.length >= since && events.slice(since).every(({ landmark = '' }) => !ends.includes(landmark));
}

/** What a coach's best plan means at a window: the offer that uses something, else the one that declines. */
export function advised(plan: Plan | undefined, { offers, decline }: Pick<Sight, 'offers' | 'decline'>): Offer | null {
  const first = plan?.steps[0];
  if (first?.kind !== 'choice') return null;
  const offer = offers.find(({ choice }) => choice === first.choice);
  return offer ?? offers.find(({ choice }) => choice === decline) ?? null;
}

/** How long to wait so that what took some time has taken a multiple of a pace, and at least one. */
export const rounded = (took: number, pace: number): number => Math.max(1, Math.ceil(took / pace)) * pace - took;
