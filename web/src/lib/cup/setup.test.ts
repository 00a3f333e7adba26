// The setting that the page makes of what was asked.
import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../generated/protocol';
import { settingOf, teamName, templates, usualCup, withTeams } from './setup';
import { emptySheet, numbers, sheetOf } from './sheet';

const games = [
  {
    game: 'fuba',
    presets: [{ name: '2.2' }],
    coaches: [
      { name: 'random', what: '', usual: false },
      { name: 'sensible', what: '', usual: true },
    ],
  },
] as unknown as GameInfo[];

describe('a new competition', () => {
  it('has eight teams, the first played here and the others by the usual coach', () => {
    const setting = settingOf(usualCup(games));
    expect(setting.teams).toHaveLength(8);
    expect(setting.teams[0]?.player).toBe('person');
    expect(setting.teams[7]?.player).toEqual({ coach: 'sensible' });
    expect(new Set(setting.teams.map(({ name }) => name)).size).toBe(8);
  });

  it('keeps the teams that were entered when there are more or fewer', () => {
    const setup = usualCup(games);
    setup.teams[1] = { name: 'Tampere', colour: '#000000', who: 'link', command: '', squad: '' };
    expect(withTeams(setup, 3, 'sensible').teams.map(({ name }) => name)).toEqual([
      teamName(0),
      'Tampere',
      teamName(2),
    ]);
    const many = withTeams(setup, 40, 'sensible').teams;
    expect(new Set(many.map(({ name }) => name)).size).toBe(40);
    expect(many[1]?.who).toBe('link');
  });

  it('knows a format for every template', () => {
    const formats = templates.map((template) => JSON.stringify(settingOf({ ...usualCup(games), template }).format));
    expect(new Set(formats).size).toBe(templates.length);
  });

  it('names the players of a squad where the game has one', () => {
    const setup = usualCup(games);
    setup.teams[0] = { name: 'Tampere', colour: '#000000', who: 'here', command: '', squad: 'Aho\n Virta ' };
    expect(settingOf({ ...setup, game: 'champions' }).teams[0]?.squad).toEqual(['Aho', 'Virta']);
    expect(settingOf(setup).teams[0]).not.toHaveProperty('squad');
    expect(settingOf({ ...setup, game: 'champions' }).teams[1]).not.toHaveProperty('squad');
  });

  it('starts a program by its command', () => {
    const setup = usualCup(games);
    setup.teams[1] = { name: 'Bots', colour: '#000000', who: 'program', command: './bot 3', squad: '' };
    expect(settingOf(setup).teams[1]?.player).toEqual({ program: './bot 3' });
  });

  it('is ranked and counted by the game', () => {
    const champions = settingOf({ ...usualCup(games), game: 'champions' });
    expect(champions.points).toMatchObject({ win: 5, extra_time: [4, 1], shoot_out: [3, 2] });
    expect(champions.tie_breaks).toEqual(['difference', 'goals', 'direct-points', 'lot']);
  });
});

describe('a sheet', () => {
  it('says how the match was decided', () => {
    expect(sheetOf({ ...emptySheet, home: 2, away: 1 })).toMatchObject({
      score: { home: 2, away: 1 },
      decided: 'regular',
    });
    const kicks = sheetOf({ ...emptySheet, how: 'shoot-out', kicksHome: 4, kicksAway: 3 });
    expect(kicks.decided).toEqual({ 'shoot-out': { home: 4, away: 3 } });
    expect(sheetOf({ ...emptySheet, how: 'forfeit-away' }).decided).toEqual({ forfeit: 'away' });
  });

  it('reads shirts however they are separated', () => {
    expect(numbers('5, 7 and 12')).toEqual([5, 7, 12]);
    expect(numbers('')).toEqual([]);
  });
});
