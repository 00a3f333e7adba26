// Two people on one computer: whose view is shown, and when the computer changes hands.
import { describe, expect, it } from 'vitest';
import type { Awaits, Side, Sight } from '../../generated/protocol';
import { unknown, type Standing } from './standing';
import { handOver, toShow } from './table';

const seat = (you: Side, version: number, awaits: Awaits): Standing => ({
  ...unknown,
  you,
  version,
  sight: { awaits } as Sight,
});
const open = (side: Side): Awaits => ({ kind: 'choice', side, question: 'target' });
const secret = (side: Side): Awaits => ({ kind: 'secret', side, question: 'formation' });
const roll: Awaits = { kind: 'roll', purpose: 'turn', dice: ['home'], faces: 6 };

describe('toShow', () => {
  it('shows the seat that decides', () => {
    const seats = [seat('home', 3, open('away')), seat('away', 3, open('away'))];
    expect(toShow(seats, 'home')?.you).toBe('away');
  });

  it('stays where it is while dice roll', () => {
    const seats = [seat('home', 3, roll), seat('away', 3, roll)];
    expect(toShow(seats, 'away')?.you).toBe('away');
  });

  it('waits for the news of the seat that decides', () => {
    expect(toShow([seat('home', 4, open('away')), seat('away', 3, open('home'))], 'home')).toBeNull();
    expect(toShow([unknown], null)).toBeNull();
  });

  it('shows who is asked in secret though the other one has chosen before', () => {
    const seats = [seat('home', 4, secret('home')), seat('away', 5, secret('home'))];
    expect(toShow(seats, 'away')?.you).toBe('home');
  });
});

describe('handOver', () => {
  it('asks for it before the secret of somebody else', () => {
    expect(handOver(2, seat('away', 1, secret('away')), 'home')).toBe('away');
    expect(handOver(2, seat('away', 1, secret('away')), 'away')).toBeNull();
    expect(handOver(2, seat('away', 1, open('away')), 'home')).toBeNull();
    expect(handOver(1, seat('away', 1, secret('away')), null)).toBeNull();
  });
});
