// The numbers of a review as they are read: shares in percent, goals and points with their sign.
import type { Chances, Expected, Swing } from '../../generated/protocol';
import { language, t } from '../messages.svelte';

/** In which unit a review is added up. */
export type Unit = keyof Swing;

/** A share as a percentage. */
export const share = (of: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.min(Math.max(of, 0), 1),
  );

/** A number of goals or points with its sign; what rounds to nothing has none. */
export const signed = (number: number): string =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(number);

/** A number of goals or points without a sign. */
export const plain = (number: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(number));

/** A cost in points as a part of a win, in percent with a digit. */
export const partOfWin = (points: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(points);

/** About how long something takes: "4 s", "2 min". */
export function duration(seconds: number): string {
  const [number, unit] =
    seconds < 90 ? [Math.max(1, Math.round(seconds)), 'second'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(number);
}

/** The chances at a moment in words. */
export function chancesSaid({ win, draw, loss }: Expected, names: { home: string; away: string }): string {
  return t('review-chances', {
    home: names.home,
    win: share(win),
    draw: share(draw),
    away: names.away,
    loss: share(loss),
  });
}

/** The chances that a row promises its side, in words. */
export const chancesOf = ({ win, draw }: Chances): string =>
  t('review-promises', { win: share(win), draw: share(draw) });
