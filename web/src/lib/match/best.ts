// The offers that stand where the thumb is: those that can be meant by now, the likeliest first; pure.
import type { Offer } from '../../generated/protocol';

/** Whether an offer is another one with something added, such as a boost: "movement forward boost". */
export const isVariant = ({ choice }: Offer, offers: readonly Offer[]): boolean =>
  offers.some((other) => choice.startsWith(`${other.choice} `));

/**
 * The best offers for a place that has room for so many: of what was pointed at in full, else of all, the way out of a
 * row, then the likeliest places; what has no place stands in the order of the list, which begins with the usual, and
 * what only adds to another offer comes after all of them.
 */
export function best(narrowed: readonly Offer[], pointed: readonly string[], room: number): Offer[] {
  const meant = pointed.length === 0 ? [] : narrowed.filter(({ places }) => places.length === pointed.length);
  const from = meant.length > 0 ? meant : narrowed;
  const rank = (offer: Offer) => {
    if (offer.ends_row === true) return 2;
    if (isVariant(offer, from)) return -1;
    return offer.odds === undefined || offer.places.length === 0 ? 0 : offer.odds.part / offer.odds.total;
  };
  return from.toSorted((a, b) => rank(b) - rank(a)).slice(0, room);
}

/** How likely an offer is to bring what it is made for: "67%". */
export function percent({ odds }: Pick<Offer, 'odds'>): string | null {
  return odds === undefined ? null : `${Math.round((100 * odds.part) / odds.total)}%`;
}
