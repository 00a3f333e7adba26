// The numbers of a match, from its events.
import { describe, expect, it } from 'vitest';
import type { TheEvent } from '../match/standing';
import { summary } from './summary';

const event = (name: string, side: 'home' | 'away', more: Partial<TheEvent> = {}): TheEvent =>
  ({ event: name, side, words: name, rule: null, ...more }) as TheEvent;

describe('a summary', () => {
  it('counts what each side did', () => {
    const goal = event('goal', 'home', { landmark: 'goal' });
    const match = summary([
      event('turn-rolled', 'home'),
      event('shot-taken', 'home'),
      goal,
      event('turn-rolled', 'away'),
      event('yellow-card-rolled', 'away', { landmark: 'card' }),
      event('turn-rolled', 'home'),
      event('penalty-taken', 'home'),
      event('shot', 'away'),
    ]);
    expect(match).toEqual({
      shots: { home: 2, away: 1 },
      possession: { home: 67, away: 33 },
      cards: { home: 0, away: 1 },
      goals: [goal],
    });
  });

  it('says nothing of possession where nobody had a turn', () => {
    expect(summary([]).possession).toBeNull();
  });
});
