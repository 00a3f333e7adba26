// The next match after one that is over.
import { describe, expect, it } from 'vitest';
import type { CoachInfo, MatchInfo } from '../../generated/protocol';
import { against, nextCoach, rematch } from './again';

const info = {
  game: 'fuba',
  options: { edition: '2014' },
  dice: 'server',
  hints: true,
  teams: {
    home: { name: 'Rovers', colour: '#c8102e', player: { who: 'person' } },
    away: { name: 'United', colour: '#f2f5f7', player: { who: 'computer', coach: 'beginner' } },
  },
} as unknown as MatchInfo;
const coaches = ['random', 'beginner', 'amateur'].map((name): CoachInfo => ({ name, usual: false, what: '' }));

describe('a rematch', () => {
  it('is the same match with sides exchanged', () => {
    expect(rematch(info, (side) => side === 'home')).toEqual({
      game: 'fuba',
      options: { edition: '2014' },
      dice: 'server',
      hints: true,
      teams: { home: info.teams.away, away: { ...info.teams.home, player: { who: 'person', link: false } } },
    });
  });

  it('invites whoever did not play from here, also where that one has invited before', () => {
    const person = (link: boolean) => ({ name: 'Rovers', colour: '#c8102e', player: { who: 'person' as const, link } });
    const two = { ...info, teams: { home: person(false), away: person(true) } };
    const { teams } = rematch(two, (side) => side === 'away');
    expect(teams).toEqual({ home: person(false), away: person(true) });
  });
});

describe('the next opponent', () => {
  it('is the next in strength, as long as there is one', () => {
    const score = { home: 1, away: 3 };
    expect(nextCoach(info, 'home', score, coaches)?.name).toBe('amateur');
    expect(nextCoach(info, 'home', score, coaches.slice(0, 2))).toBeNull();
    expect(nextCoach(info, null, score, coaches), 'of somebody who watched').toBeNull();
    expect(nextCoach(info, 'away', score, coaches), 'of a computer').toBeNull();
  });

  it('is weaker after a heavy defeat', () => {
    expect(nextCoach(info, 'home', { home: 0, away: 7 }, coaches)?.name).toBe('random');
    expect(nextCoach(info, 'home', { home: 0, away: 7 }, coaches.slice(1)), 'of the weakest').toBeNull();
  });

  it('plays on the same side', () => {
    const { teams } = against(info, 'home', 'amateur');
    expect(teams.home).toEqual({ ...info.teams.home, player: { who: 'person', link: false } });
    expect(teams.away).toEqual({ ...info.teams.away, player: { who: 'computer', coach: 'amateur' } });
  });
});
