// Which of the seats held here is on the screen: one person has one, two people on one computer have two; pure.
import type { Side } from '../../generated/protocol';
import { isSealing, type Standing } from './standing';

/** The side that decides now, where a side does. */
export function decider(standing: Standing): Side | null {
  const awaits = isSealing(standing) ? undefined : standing.sight?.awaits;
  return awaits?.kind === 'choice' || awaits?.kind === 'secret' ? awaits.side : null;
}

/**
 * The standing to show: that of the seat that decides, else the one shown before. Null while the news of that seat are
 * still under way to it.
 */
export function toShow(standings: readonly Standing[], before: Side | null): Standing | null {
  const known = standings.filter((standing) => standing.sight !== null && standing.version >= 0);
  const newest = known.reduce<Standing | null>(
    (best, one) => (best === null || one.version > best.version ? one : best),
    null,
  );
  if (newest === null) return null;
  const side = decider(newest);
  const seat = (wanted: Side | null) => standings.find((standing) => standing.you === wanted && wanted !== null);
  const wanted = seat(side) ?? seat(before) ?? newest;
  // Where both are asked at once, the versions of whoever has chosen first run ahead.
  const inSecret = wanted.sight?.awaits.kind === 'secret' && decider(wanted) === wanted.you;
  return wanted.version === newest.version || inSecret ? wanted : null;
}

/** Whether the computer must change hands first: a secret is asked of somebody who is not the one before the screen. */
export function handOver(seats: number, standing: Standing, before: Side | null): Side | null {
  const awaits = standing.sight?.awaits;
  if (seats < 2 || awaits?.kind !== 'secret') return null;
  return standing.you === awaits.side && before !== awaits.side ? awaits.side : null;
}
