// What this browser draws and sees of the sealing of a match's dice, kept by match and seat.
import type { BySide, Side } from '../../generated/protocol';
import { fromHex, sealOf, toHex, type Known } from './sealed';

/** What is kept for a seat: the number that was drawn, and the seals as they were first seen. */
interface Kept {
  number: string;
  server: string;
  seals: BySide<string | null>;
}

const place = (match: string, side: Side) => `gaffer.dice.${match}.${side}`;

/** Keeps the seals that are told, draws a number for the seat where there is none, and gives the seal of it. */
export function seal(match: string, side: Side, told: Pick<Kept, 'server' | 'seals'>): string {
  const kept = read(match, side);
  const number = kept?.number ?? toHex(crypto.getRandomValues(new Uint8Array(32)));
  // What was seen first counts: whoever tells something else later is found out.
  const first = (one: Side) => kept?.seals[one] ?? told.seals[one];
  const now: Kept = {
    number,
    server: kept?.server ?? told.server,
    seals: { home: first('home'), away: first('away') },
  };
  localStorage.setItem(place(match, side), JSON.stringify(now));
  return sealOf(side, match, fromHex(number) ?? new Uint8Array());
}

/** The number that this browser drew for a seat; null where it was drawn elsewhere. */
export function numberToShow(match: string, side: Side): string | null {
  return read(match, side)?.number ?? null;
}

/** What this browser drew for a match and saw of it, from all seats that it has. */
export function knownOf(match: string): Known {
  const [home, away] = [read(match, 'home'), read(match, 'away')];
  const seal = (side: Side) => home?.seals[side] ?? away?.seals[side] ?? null;
  // A number that was drawn here and sealed elsewhere is none of this match.
  const number = (side: Side, kept: Kept | null) => {
    const bytes = fromHex(kept?.number);
    return bytes !== null && sealOf(side, match, bytes) === seal(side) ? toHex(bytes) : null;
  };
  return {
    server: home?.server ?? away?.server ?? null,
    seals: { home: seal('home'), away: seal('away') },
    numbers: { home: number('home', home), away: number('away', away) },
  };
}

function read(match: string, side: Side): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(match, side)) ?? 'null') as Partial<Kept> | null;
    if (kept === null || fromHex(kept.number) === null || typeof kept.server !== 'string') return null;
    return { number: kept.number ?? '', server: kept.server, seals: { home: null, away: null, ...kept.seals } };
  } catch {
    return null;
  }
}
