// Dots on the little pitch, and steps from one choice of roles to the next.
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../generated/protocol';
import { dots, plainest, withRole, type Formation } from './formation';

const formation = (wings: number, strikers: number): Formation => ({
  kind: 'formation',
  lines: [4, 4, 2],
  roles: [
    { role: 'offensive wing backs', line: 0, forward: true, wide: true, number: wings },
    { role: 'withdrawn striker', line: 2, forward: false, number: strikers },
  ],
});
const offer = (wings: number, strikers: number): Offer => ({
  choice: `roles wb${wings} ws${strikers}`,
  label: '',
  places: [],
  figure: formation(wings, strikers),
});
const offers = [offer(1, 0), offer(0, 0), offer(2, 0), offer(0, 1)];

describe('dots', () => {
  it('puts every player on the pitch, the forwards in front', () => {
    const all = dots(formation(0, 0));
    expect(all).toHaveLength(10);
    expect(all.every(({ moved }) => !moved)).toBe(true);
    expect(all.at(-1)!.forward).toBeGreaterThan(all[0]!.forward);
  });

  it('moves as many as have a role, forward or back', () => {
    const moved = dots(formation(2, 1)).filter((dot) => dot.moved);
    expect(moved).toHaveLength(3);
    const [plain] = dots(formation(0, 0));
    expect(moved[0]!.forward).toBeGreaterThan(plain!.forward);
    expect(moved[2]!.forward).toBeLessThan(0.75);
  });
});

describe('a role', () => {
  /** Where across the defence those stand whom a role moved. */
  const moved = (wide: boolean, number: number) => {
    const role = { role: '', line: 0, forward: true, wide, number };
    const all = dots({ kind: 'formation', lines: [4, 4, 2], roles: [role] });
    return all.flatMap((dot, index) => (dot.moved ? [index] : []));
  };

  it('on the wings moves who plays there, one in the middle somebody between them', () => {
    expect(moved(true, 2)).toEqual([0, 3]);
    expect(moved(false, 1)).toEqual([2]);
    expect(moved(false, 2)).toEqual([1, 2]);
  });
});

describe('roles', () => {
  it('begin with none', () => {
    expect(plainest(offers)).toBe(offers[1]);
  });

  it('go one up and one down where that is offered', () => {
    expect(withRole(offers, offers[1]!, 'offensive wing backs', 1)).toBe(offers[0]);
    expect(withRole(offers, offers[0]!, 'offensive wing backs', 1)).toBe(offers[2]);
    expect(withRole(offers, offers[0]!, 'offensive wing backs', -1)).toBe(offers[1]);
    expect(withRole(offers, offers[2]!, 'offensive wing backs', 1)).toBeUndefined();
    expect(withRole(offers, offers[2]!, 'withdrawn striker', 1)).toBeUndefined();
  });
});
