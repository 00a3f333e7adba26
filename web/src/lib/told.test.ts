// Events as parameters.
import { describe, expect, it } from 'vitest';
import { eventParams } from './told';
import { say } from './words';

const names = { home: 'Rovers', away: 'United' };

describe('eventParams', () => {
  it('names the teams of sides', () => {
    const params = eventParams({ side: 'away', outcome: { won: 'home' } }, names);
    expect(params['side.team']).toBe('United');
    expect(params['side.other']).toBe('Rovers');
    expect(params['outcome']).toBe('won');
    expect(params['outcome.won.team']).toBe('Rovers');
  });

  it('makes fields of fields flat', () => {
    const params = eventParams({ score: { home: 2, away: 1 }, modifiers: { area: -2, skills: 0 } }, names);
    expect(say('{score.home}-{score.away}', 'en', params)).toBe('2-1');
    expect(say('6{modifiers.area, term, area}{modifiers.skills, term, skills}', 'en', params)).toBe('6 - 2 area');
  });
});
