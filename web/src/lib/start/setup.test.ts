// From the start page's fields to the request for a match.
import { describe, expect, it } from 'vitest';
import type { GameInfo, Switch } from '../../generated/protocol';
import {
  fieldOf,
  fitting,
  isReading,
  newMatchOf,
  readSetup,
  times,
  toggled,
  usual,
  valueOf,
  withRated,
  withSwitch,
  wrongSquad,
  type Setup,
} from './setup';

const layout = { width: 1, height: 1, places: [], lines: [], compass: false };
const preset = (name: string) => ({ name, title: name, what: '', minutes: 25, switches: [] });
const coach = (name: string) => ({ name, what: '', usual: name === 'sensible' });
const games: GameInfo[] = [
  {
    game: 'fuba',
    name: 'FUBA',
    rules: 1,
    presets: [preset('2.2'), preset('full')],
    coaches: ['random', 'sensible', 'master'].map(coach),
    layout,
  },
  { game: 'champions', name: 'Champions', rules: 1, presets: [preset('friendly')], coaches: [coach('random')], layout },
];
const advanced: Switch = {
  name: 'advanced',
  label: 'Advanced rules',
  detail: '',
  value: ['A1'],
  values: ['A1', 'A2', 'A3'].map((value) => ({ value, label: value })),
};

describe('fitting', () => {
  it('begins with the first game, its usual preset and its usual coach', () => {
    const setup = fitting(usual, games);
    expect([setup.game, setup.preset, setup.teams.away.who]).toEqual(['fuba', '2.2', 'computer sensible']);
  });

  it('takes what the address wants, and drops what no game has', () => {
    const setup = fitting({ ...usual, game: 'fuba', preset: 'full', changes: { advanced: [] } }, games, {
      game: 'champions',
    });
    expect([setup.game, setup.preset, setup.changes]).toEqual(['champions', 'friendly', {}]);
    expect(setup.teams.away.who).toBe('computer random');
    expect(fitting(usual, games, { game: 'chess', preset: 'x' }).preset).toBe('2.2');
    expect(fitting(usual, games, { preset: 'full' }).preset).toBe('full');
  });

  it('meets the beginner in a first match, unless somebody else was chosen', () => {
    const [fuba, champions] = games as [GameInfo, GameInfo];
    const all = [fuba, { ...champions, coaches: ['random', 'beginner', 'sensible', 'master'].map(coach) }];
    const first = (who: Setup['teams']['away']['who']) =>
      fitting({ ...usual, teams: { ...usual.teams, away: { ...usual.teams.away, who } } }, all, { game: 'champions' });
    expect(first('computer sensible').teams.away.who).toBe('computer beginner');
    expect(first('computer master').teams.away.who).toBe('computer master');
    expect(first('link').teams.away.who).toBe('link');
  });

  it('keeps the switches of the same preset', () => {
    const setup = { ...usual, game: 'fuba', preset: 'full', changes: { advanced: [] } };
    expect(fitting(setup, games).changes).toEqual({ advanced: [] });
  });
});

describe('switches', () => {
  it('are changes only where they differ from the preset', () => {
    const changed = withSwitch(usual, advanced, ['A1', 'A2']);
    expect(changed.changes).toEqual({ advanced: ['A1', 'A2'] });
    expect(valueOf(changed, advanced)).toEqual(['A1', 'A2']);
    expect(withSwitch(changed, advanced, ['A1']).changes).toEqual({});
  });

  it('keep lists in the order of the choices', () => {
    expect(toggled(advanced, ['A3'], 'A1')).toEqual(['A1', 'A3']);
    expect(toggled(advanced, ['A1', 'A3'], 'A1')).toEqual(['A3']);
  });
});

describe('readings', () => {
  const word = (value: string) => ({ value, label: value });
  const set: Switch = {
    name: 'readings',
    label: 'Readings',
    detail: '',
    value: 'sense',
    values: ['sense', 'letter'].map(word),
  };
  const single: Switch = {
    name: 'free_kick_place',
    label: 'Free kick place',
    detail: '',
    value: 'ball',
    values: ['ball', 'target'].map(word),
    letter: 'target',
  };
  const all = [set, single];

  it('follow the set', () => {
    const letter = withSwitch(usual, set, 'letter', all);
    expect([valueOf(usual, single), valueOf(letter, single)]).toEqual(['ball', 'target']);
    expect(letter.changes).toEqual({ readings: 'letter' });
    expect([isReading(set), isReading(single)]).toEqual([false, true]);
  });

  it('are set on their own over it, and are no change where they are as in the set', () => {
    const letter = withSwitch(usual, set, 'letter', all);
    const own = withSwitch(letter, single, 'ball', all);
    expect(own.changes).toEqual({ readings: 'letter', free_kick_place: 'ball' });
    expect(valueOf(own, single)).toBe('ball');
    expect(withSwitch(own, single, 'target', all).changes).toEqual({ readings: 'letter' });
  });

  it('are all set by the set', () => {
    const own = withSwitch(usual, single, 'target', all);
    expect(withSwitch(own, set, 'letter', all).changes).toEqual({ readings: 'letter' });
    expect(withSwitch(withSwitch(own, set, 'letter', all), set, 'sense', all).changes).toEqual({});
  });
});

describe('newMatchOf', () => {
  it('makes the request', () => {
    const setup = fitting({ ...usual, dice: 'by-hand' }, games);
    setup.teams.home = { name: ' Ajax ', colour: '#c8102e', who: 'link', squad: '9 Niemi' };
    expect(newMatchOf(setup)).toEqual({
      game: 'fuba',
      preset: '2.2',
      dice: 'by-hand',
      teams: {
        home: { name: 'Ajax', colour: '#c8102e', player: { who: 'person', link: true } },
        away: { name: 'United', colour: '#f2f5f7', player: { who: 'computer', coach: 'sensible' } },
      },
    });
  });

  it('names players where the game has shirts, and says what cannot be read', () => {
    const setup = fitting(usual, games, { game: 'champions' });
    setup.teams.home = { ...setup.teams.home, squad: '2 Virta' };
    setup.teams.away = { ...setup.teams.away, squad: 'Niemi' };
    const { home, away } = newMatchOf(setup).teams;
    expect(home.squad).toEqual(['', 'Virta']);
    expect(away).not.toHaveProperty('squad');
    expect(wrongSquad(setup)).toEqual({ side: 'away', wrong: { is: 'no-number', part: 'Niemi' } });
    expect(wrongSquad({ ...setup, game: 'fuba' })).toBeNull();
  });

  it('asks for a rated match of one who is here against somebody else, with a clock and without help', () => {
    const setup = withRated(fitting({ ...usual, hints: true, substitute: true }, games), true);
    const teams = { ...setup.teams, away: { ...setup.teams.away, who: 'link' as const } };
    const match = newMatchOf({ ...setup, teams, delay: 300 }, games);
    expect(match.rated).toBe(true);
    expect(match).not.toHaveProperty('delay');
    expect(newMatchOf({ ...setup, teams, delay: 300, rated: false }, games).delay).toBe(300);
    expect(match.time).toEqual(times.live);
    expect(match.hints).toBe(false);
    expect(match).not.toHaveProperty('substitute');
    const here = { ...teams, away: { ...teams.away, who: 'here' as const } };
    expect(newMatchOf({ ...setup, teams: here }, games)).not.toHaveProperty('rated');
  });

  it('says whether there are hints between two people, and leaves it to the server where there are fewer', () => {
    const setup = fitting({ ...usual, hints: true }, games);
    expect(newMatchOf(setup)).not.toHaveProperty('hints');
    const people = { ...setup.teams, away: { ...setup.teams.away, who: 'link' as const } };
    expect(newMatchOf({ ...setup, teams: people }).hints).toBe(true);
    expect(newMatchOf({ ...setup, teams: people, hints: false }).hints).toBe(false);
  });
});

describe('fieldOf', () => {
  it('finds the field that a refusal is about', () => {
    expect(fieldOf({ code: 'bad-request', message: 'a name has 1 to 40 characters', side: 'away' })).toBe('away');
    expect(fieldOf({ code: 'bad-options', message: 'edition 2.2 has no home rule' })).toBe('options');
    expect(fieldOf({ code: 'storage-failed', message: 'try again' })).toBe('page');
  });
});

describe('readSetup', () => {
  it('reads what was kept, and takes the usual for the rest', () => {
    expect(readSetup(null)).toEqual(usual);
    expect(readSetup('{"teams":{"home":{"name":"Ajax"}}')).toEqual(usual);
    expect(readSetup('{"teams":{"home":{"name":"Ajax"}}}').teams.home).toEqual({ ...usual.teams.home, name: 'Ajax' });
  });
});
