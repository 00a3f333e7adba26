// The matches of this browser and of the account, those first that wait for the reader, by their deadlines.
import type { MatchInfo, Side } from '../../generated/protocol';
import { claimSeats, club, heldSeats, loadClub } from '../account/account.svelte';
import { matchInfo, myMatches, Refused } from '../api';
import { forgetMatch, recentMatches } from '../recent';
import { seatsOf } from '../seats';

const sides = ['home', 'away'] as const satisfies Side[];

/** A match of the reader. */
export interface OwnMatch {
  info: MatchInfo;
  /** Whether it waits for somebody at this browser. */
  waits: boolean;
  /** Whether it is the account's, and so stays in the list. */
  kept: boolean;
}

/** All of them. */
export async function ownMatches(): Promise<OwnMatch[]> {
  await loadClub();
  const mine = club.me === null ? [] : await claimed();
  const own = new Map(mine.map(({ info, sides }) => [info.id, sides]));
  const others = recentMatches().filter((id) => !own.has(id));
  const found = await Promise.all(others.map(read));
  const known = [...mine.map(({ info }) => info), ...found.filter((info) => info !== null)];
  const told = known.map((info): OwnMatch => {
    const { id } = info;
    const isOwn = (side: Side) => seatsOf(id)[side] !== null || own.get(id)?.includes(side) === true;
    const waits = waitsFor(info, sides.filter(isOwn));
    return { info, waits, kept: own.has(id) };
  });
  return told.sort(inOrder);
}

/** Whether a match waits for whoever has these sides. */
export function waitsFor({ over, turn, both, teams }: MatchInfo, own: Side[]): boolean {
  if (over || own.length === 0) return false;
  // Computers and dice are at work only while somebody looks: what waits for them waits for the reader.
  const stranger = sides.find((side) => teams[side].player.who === 'person' && !own.includes(side));
  return stranger === undefined || both === true || (turn !== undefined && own.includes(turn));
}

/** What waits comes first, what is due first before the others; then what goes on, and what is over. */
export function inOrder(a: OwnMatch, b: OwnMatch): number {
  const rank = ({ info, waits }: OwnMatch) => (waits ? 0 : info.over ? 2 : 1);
  const due = ({ info }: OwnMatch) => info.deadline ?? Number.MAX_SAFE_INTEGER;
  return rank(a) - rank(b) || due(a) - due(b) || b.info.changed - a.info.changed;
}

/** The matches of the account, with those of which this browser holds a seat that nobody else has taken. */
async function claimed() {
  await claimSeats(heldSeats());
  return myMatches().catch(() => []);
}

/** A match that the server does not have any more is taken off the list. */
async function read(id: string): Promise<MatchInfo | null> {
  try {
    return await matchInfo(id);
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'unknown-match') forgetMatch(id);
    return null;
  }
}
