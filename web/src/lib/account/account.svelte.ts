// The club of the server and who is logged in here; pages that read it follow it.
import type { ClubInfo, HeldSeat, Me, Side } from '../../generated/protocol';
import { clubInfo, mySides, takeSeats } from '../api';
import { seatedMatches, seatsOf, tabSeat } from '../seats';

/** Says that somebody is logged in, so that a page for guests need not ask. */
const key = 'gaffer.logged-in';

let known = $state.raw<ClubInfo>({});
let loading: Promise<void> | null = null;

/** The club, and who is logged in. */
export const club = {
  /** What the server says of it; empty until it has, and for a server without one. */
  get info(): ClubInfo {
    return known;
  },
  /** Who is logged in here. */
  get me(): Me | null {
    return known.me ?? null;
  },
};

/** Asks the server, the first time; a server that does not answer has no club. */
export function loadClub(): Promise<void> {
  return (loading ??= askClub());
}

/** Asks the server anew. */
export function askClub(): Promise<void> {
  loading = clubInfo().then(
    (info) => {
      known = info;
      remember(info.me !== undefined);
    },
    () => undefined,
  );
  return loading;
}

/** Somebody is logged in here from now on, or nobody is. */
export function become(me: Me | null): void {
  const { me: _, ...rest } = known;
  known = me === null ? rest : { ...rest, me };
  remember(me !== null);
}

/** The seats that this browser holds. */
export function heldSeats(): HeldSeat[] {
  return seatedMatches().flatMap((id) => {
    const { home, away } = seatsOf(id);
    return [home, away].flatMap((seat) => (seat === null ? [] : [{ id, seat }]));
  });
}

/** Makes seats the account's, where somebody is logged in; what fails is tried again with the next ones. */
export async function claimSeats(seats: HeldSeat[]): Promise<void> {
  await loadClub();
  if (club.me === null || seats.length === 0) return;
  await takeSeats(seats).catch(() => undefined);
}

/** The sides of a match that the account opens here, where the browser holds no seat of it. */
export async function sidesOf(id: string, seat: string | null): Promise<Side[]> {
  const { home, away } = seatsOf(id);
  const holds = seat !== null || tabSeat(id) !== null || home !== null || away !== null;
  if (holds || localStorage.getItem(key) === null) return [];
  return mySides(id).then(
    ({ sides }) => sides,
    () => [],
  );
}

function remember(loggedIn: boolean): void {
  if (loggedIn) localStorage.setItem(key, 'yes');
  else localStorage.removeItem(key);
}
