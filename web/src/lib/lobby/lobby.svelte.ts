// The lobby behind the server's WebSocket, one for all pages: open on its own page, and elsewhere for whoever may be challenged or
// waits for an opponent. A match that was made leads to it from wherever the reader is.
import { untrack } from 'svelte';
import type {
  ChallengeInfo,
  LobbyInfo,
  LobbyMessage,
  LobbyRequest,
  LobbyWant,
  PairedInfo,
  Problem,
} from '../../generated/protocol';
import { club, loadClub } from '../account/account.svelte';
import { go, here } from '../location.svelte';
import { language } from '../messages.svelte';
import { randomText } from '../random-text';
import { rememberMatch } from '../recent';
import { matchPath } from '../router';
import { keepSeats, keepTabSeat } from '../seats';
import { settings } from '../settings.svelte';
import { guestName, isWaiting, rememberWaiting, seatFor, seatOf } from './offers';

type Distributed<T> = T extends unknown ? Omit<T, 'id'> : never;
/** What somebody wants to play. */
export type Wish = Omit<Extract<LobbyRequest, { do: 'challenge' }>, 'do' | 'id' | 'seat'>;

const firstWait = 500;
const longestWait = 15_000;
/** The server closes the connections of a banned address with this code. */
const bannedCode = 4403;

let link = $state<'off' | 'joining' | 'joined' | 'lost'>('off');
let info = $state.raw<LobbyInfo | null>(null);
let made = $state.raw<ChallengeInfo[]>([]);
let asked = $state.raw<ChallengeInfo[]>([]);
let found = $state.raw<PairedInfo[]>([]);
let mayChallenge = $state(true);

/** What is known of the lobby; components that read it follow it. */
export const lobby = {
  get link() {
    return link;
  },
  /** What everybody may know; null until it is told. */
  get info() {
    return info;
  },
  /** The reader's own challenges. */
  get made() {
    return made;
  },
  /** The challenges that are for the reader alone. */
  get asked() {
    return asked;
  },
  /** The reader's matches that were made and that he has not seen. */
  get found() {
    return found;
  },
  get mayChallenge() {
    return mayChallenge;
  },
};

let socket: WebSocket | null = null;
let wanted: LobbyWant | null = null;
let retry = 0;
let tries = 0;
const waiting = new Map<string, { request: LobbyRequest; resolve: (problem: Problem | null) => void }>();

/** Keeps the lobby open as the pages need it. Called once. */
export function useLobby(): void {
  void loadClub();
  $effect.root(() => {
    $effect(() => {
      const isMember = club.me !== null;
      const waits = made.length > 0 || found.length > 0 || isWaiting();
      const want = here.route.page === 'lobby' ? 'lobby' : isMember || waits ? 'notices' : null;
      // Who logs in or out, is seen or not, or reads another language comes in anew.
      const as = `${want} ${club.me?.name ?? ''} ${settings.seen} ${language()}`;
      untrack(() => connectAs(as, want));
    });
  });
  window.addEventListener('online', () => again());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && link === 'lost') again();
  });
}

let joinedAs = '';
function connectAs(as: string, want: LobbyWant | null): void {
  if (as === joinedAs) return;
  joinedAs = as;
  wanted = want;
  drop();
  info = null;
  if (want === null) link = 'off';
  else connect();
}

/** Wants to play: with the next who fits, or with somebody; says why not. */
export function challenge(wish: Wish): Promise<Problem | null> {
  const id = randomText();
  return ask({ do: 'challenge', ...wish, seat: seatFor(id) }, id);
}

/** Takes a challenge; says why not. */
export function accept(challenge: number): Promise<Problem | null> {
  const id = randomText();
  return ask({ do: 'accept', challenge, seat: seatFor(id) }, id);
}

/** Takes one's challenge back, or does not want one. */
export const withdraw = (challenge: number): Promise<Problem | null> => ask({ do: 'withdraw', challenge });

/** Goes to a match that was made, or lets it be. */
export function see({ match }: PairedInfo, goes: boolean): void {
  found = found.filter((one) => one.match !== match);
  void ask({ do: 'seen', match });
  if (goes) go(matchPath(match));
}

function ask(request: Distributed<LobbyRequest>, id = randomText()): Promise<Problem | null> {
  return new Promise((resolve) => {
    const full = { ...request, id } as LobbyRequest;
    waiting.set(id, { request: full, resolve });
    if (link === 'joined') socket?.send(JSON.stringify(full));
  });
}

function connect(): void {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  const opened = new WebSocket(`${scheme}://${window.location.host}/api/lobby`);
  socket = opened;
  link = link === 'lost' ? 'lost' : 'joining';
  opened.onopen = () => {
    const join: LobbyRequest = {
      do: 'join',
      id: 'join',
      guest: guestName(),
      want: wanted ?? 'notices',
      seen: settings.seen,
      language: language(),
    };
    opened.send(JSON.stringify(join));
  };
  opened.onmessage = (event) => hear(JSON.parse(String(event.data)) as LobbyMessage);
  opened.onclose = ({ code }) => {
    drop();
    link = 'lost';
    if (code === bannedCode) return;
    const wait = Math.min(firstWait * 2 ** tries, longestWait) * (0.75 + Math.random() / 2);
    tries += 1;
    retry = window.setTimeout(() => connect(), wait);
  };
}

function again(): void {
  if (wanted === null) return;
  drop();
  tries = 0;
  connect();
}

function drop(): void {
  window.clearTimeout(retry);
  const before = socket;
  socket = null;
  if (before === null) return;
  before.onopen = before.onmessage = before.onclose = null;
  before.close();
}

function hear(message: LobbyMessage): void {
  switch (message.message) {
    case 'welcome':
      link = 'joined';
      tries = 0;
      mayChallenge = message.may_challenge;
      for (const { request } of waiting.values()) socket?.send(JSON.stringify(request));
      break;
    case 'lobby': {
      const { message: _, ...told } = message;
      info = told;
      break;
    }
    case 'yours':
      made = message.made;
      asked = message.asked;
      rememberWaiting(made.length > 0);
      break;
    case 'paired':
      arrive(message);
      break;
    case 'done':
      answered(message.id, null);
      break;
    case 'refused':
      answered(message.id, message.problem);
      break;
  }
}

function answered(id: string | null, problem: Problem | null): void {
  if (id === null) return;
  waiting.get(id)?.resolve(problem);
  waiting.delete(id);
}

/** A match was made: what begins now is gone to by the tab that is looked at, and everything else is a notice. */
function arrive(paired: PairedInfo): void {
  const { match, side, request, now } = paired;
  const seat = seatOf(request);
  if (seat !== null) {
    keepSeats(match, { [side]: seat });
    keepTabSeat(match, seat);
  }
  rememberMatch(match);
  const { route } = here;
  if (route.page === 'match' && route.id === match) see(paired, false);
  else if (now && document.visibilityState === 'visible') see(paired, true);
  else found = [...found.filter((one) => one.match !== match), paired];
}
