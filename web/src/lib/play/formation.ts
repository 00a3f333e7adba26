// A formation as dots on a little pitch, and the roles that can be had one more or one fewer of; pure.
import type { Figure, Offer, RoleCount } from '../../generated/protocol';

/** A formation to draw. */
export type Formation = Extract<Figure, { kind: 'formation' }>;

/** A player of a formation: how far forward from 0 to 1, how far across from 0 to 1, and whether a role moved him. */
export interface Dot {
  forward: number;
  across: number;
  moved: boolean;
}

/** How far a role moves a player towards the next line, as a part of the way. */
const shift = 0.45;

/** The players of a line from its wings to its middle: 0, 3, 1, 2. */
function fromOutside(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? index / 2 : count - (index + 1) / 2));
}

/** Where the players of a formation stand, without the keeper. */
export function dots({ lines, roles = [] }: Formation): Dot[] {
  return lines.flatMap((count, line) => {
    const outside = fromOutside(count);
    const shifts = new Map<number, number>();
    for (const { number, forward, wide } of roles.filter((role) => role.line === line)) {
      for (let one = 0; one < number; one += 1) {
        const index = wide === true ? outside.shift() : outside.pop();
        if (index !== undefined) shifts.set(index, forward ? shift : -shift);
      }
    }
    return Array.from({ length: count }, (_, index) => {
      const by = shifts.get(index) ?? 0;
      return { forward: (line + 1 + by) / (lines.length + 1), across: (index + 1) / (count + 1), moved: by !== 0 };
    });
  });
}

/** The formation of an offer that chooses roles. */
export function rolesOf({ figure }: Offer): readonly RoleCount[] {
  return figure?.kind === 'formation' ? (figure.roles ?? []) : [];
}

/** The offer with one more or one fewer of a role than another, where there is one. */
export function withRole(offers: readonly Offer[], offer: Offer, role: string, by: 1 | -1): Offer | undefined {
  const wanted = rolesOf(offer).map((one) => one.number + (one.role === role ? by : 0));
  return offers.find((other) => {
    const roles = rolesOf(other);
    return roles.length === wanted.length && roles.every((one, index) => one.number === wanted[index]);
  });
}

/** The offer without any role, from which one begins; else the first. */
export function plainest(offers: readonly Offer[]): Offer | undefined {
  const choosing = offers.filter((offer) => rolesOf(offer).length > 0);
  return choosing.find((offer) => rolesOf(offer).every((role) => role.number === 0)) ?? choosing[0];
}
