// Makes a match and keeps what it gives: the seats played here and the invitations to others.
import type { GameInfo, Seated } from '../../generated/protocol';
import { club } from '../account/account.svelte';
import { newMatch } from '../api';
import { forgetMatch, rememberMatch } from '../recent';
import { keepSeated, seatsOf } from '../seats';
import { code } from '../upgrade';
import { firstCoach, newMatchOf, usual, type Setup } from './setup';

/** Makes the match that a setup means. */
export async function begin(setup: Setup, games: readonly GameInfo[] = []): Promise<Seated> {
  const seated = await newMatch(newMatchOf(setup, games, club.info.vacation));
  keepSeated(seated);
  rememberMatch(seated.info.id);
  return seated;
}

/** Breaks a match off that nobody wants any more, and takes it off the list. Without an answer it only stays with the server. */
export async function dropMatch(id: string): Promise<void> {
  const { home, away } = seatsOf(id);
  forgetMatch(id);
  const { SocketMatch } = await code(import('../match/socket'));
  const match = new SocketMatch(id, home ?? away);
  await match.end({ do: 'abort' });
  match.close();
}

/** The match to begin with: the usual rules of the first game, against the weakest coach who plays with sense. */
export function firstMatch([game]: readonly GameInfo[]): Setup {
  if (game === undefined) throw new Error('a server without games');
  const teams = { ...usual.teams, away: { ...usual.teams.away, who: firstCoach(game) } };
  return { ...usual, game: game.game, preset: game.presets[0]?.name ?? '', teams };
}

/** The same match against somebody at another computer. */
export function friendlyMatch(games: readonly GameInfo[]): Setup {
  const setup = firstMatch(games);
  return { ...setup, teams: { ...setup.teams, away: { ...setup.teams.away, who: 'link' } } };
}
