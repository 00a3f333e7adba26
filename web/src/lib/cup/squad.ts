// Players of a squad by their shirts; pure.
import type { TeamLine } from '../../generated/protocol';

/** The name of a player, where the squad has names. */
export const nameOf = (team: TeamLine | undefined, shirt: number): string => team?.squad?.[shirt - 1] ?? '';

/** A player by shirt and, where the squad has names, by name. */
export function playerOf(team: TeamLine | undefined, shirt: number): string {
  const name = nameOf(team, shirt);
  return name === '' ? String(shirt) : `${shirt} ${name}`;
}
