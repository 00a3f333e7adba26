// The offers that stand where the thumb is: those that can be meant by now, the likeliest first; pure.
import type { Offer } from '../../generated/protocol';

/**
 * The best offers for a place that has room for so many: of what was pointed at in full, else of all, the way out of a
 * row, then the likeliest.
 */
export function best(narrowed: readonly Offer[], pointed: readonly string[], room: number): Offer[] {
  const meant = pointed.length === 0 ? [] : narrowed.filter(({ places }) => places.length === pointed.length);
  const from = meant.length > 0 ? meant : narrowed;
  const rank = ({ ends_row, odds }: Offer) => (ends_row === true ? 2 : odds === undefined ? 0 : odds.part / odds.total);
  return from.toSorted((a, b) => rank(b) - rank(a)).slice(0, room);
}

/** How likely an offer is to bring what it is made for: "67%". */
export function percent({ odds }: Pick<Offer, 'odds'>): string | null {
  return odds === undefined ? null : `${Math.round((100 * odds.part) / odds.total)}%`;
}
