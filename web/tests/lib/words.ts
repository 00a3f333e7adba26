// What a server of these tests says: a small match of one question after the other.
import type { MatchInfo, Message, Offer, Sight, Thoughts, Told } from '../../src/generated/protocol';
import type { SocketMatch } from '../../src/lib/match/socket';
import type { Standing } from '../../src/lib/match/standing';
import type { Connection } from './socket-server';

export const offer = (choice: string, ...places: string[]): Offer => ({ choice, label: choice, places });

const told = (words: string) => ({ event: 'moved', words, rule: null }) as Told;

/** The home side is asked for one of these. */
export function sight(offers: Offer[]): Sight {
  return {
    awaits: { kind: 'choice', side: 'home', question: 'move' },
    prompt: 'Which move?',
    offers,
    can_undo: 0,
    board: { pieces: [] },
  } as unknown as Sight;
}

export const welcome: Message = {
  message: 'welcome',
  id: '',
  info: { id: 'one', game: 'fuba' } as MatchInfo,
  you: 'home',
};

export function news(version: number, from: number, events: string[], settled = 0, offers: Offer[] = []): Message {
  return { message: 'news', version, from, events: events.map(told), settled, sight: sight(offers) };
}

/** A hint of these plans, each a row of choices. */
export function hint(...plans: string[]): Thoughts {
  const step = (choice: string) => ({ kind: 'choice' as const, side: 'home' as const, choice, label: choice });
  return {
    side: 'home',
    plans: plans.map((choice) => ({ choice, steps: choice.split(', ').map(step), visits: 1, leads_to: [] })),
    positions: 0,
  };
}

/** Waits until the match stands in a way. */
export function until(match: SocketMatch, is: (standing: Standing) => boolean): Promise<Standing> {
  if (is(match.standing)) return Promise.resolve(match.standing);
  return new Promise((resolve) => {
    const stop = match.watch((standing) => {
      if (!is(standing)) return;
      stop();
      resolve(standing);
    });
  });
}

/** Waits until everything that a connection has said so far was heard. */
export async function heardAll(match: SocketMatch, connection: Connection): Promise<void> {
  const home = !match.standing.there.home;
  connection.say({ message: 'presence', there: { home, away: false } });
  await until(match, ({ there }) => there.home === home);
}
