// The setting that the page makes of what was asked.
import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../../generated/protocol';
import { settingOf, teamName, templates, usualCup, usualGroups, usualRounds, withTeams } from './setup';
import { nextMatches } from './next';
import { emptySheet, numbers, setupOf, sheetOf, unknownSkill, words, wrongEntry } from './sheet';

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

  it('has days where the first round has one', () => {
    expect(settingOf(usualCup(games))).not.toHaveProperty('calendar');
    const setting = settingOf({ ...usualCup(games), firstDay: '2027-01-09', days: 3 });
    expect(setting.calendar).toEqual({ first: '2027-01-09', days: 3 });
  });

  it('is ranked and counted by the game', () => {
    const champions = settingOf({ ...usualCup(games), game: 'champions' });
    expect(champions.points).toMatchObject({ win: 5, extra_time: [4, 1], shoot_out: [3, 2] });
    expect(champions.tie_breaks).toEqual(['difference', 'goals', 'direct-points', 'lot']);
  });
});

describe('the matches that come next', () => {
  it('are the first of both of their teams', () => {
    const fixture = (id: number, home: number, away: number) => ({ id, home, away, status: 'waiting' as const });
    const rounds = [
      { number: 1, byes: [2], fixtures: [fixture(0, 0, 1)] },
      { number: 2, byes: [1], fixtures: [fixture(1, 2, 0), fixture(2, 3, 4)] },
    ];
    // The second match is Team 0's second one.
    expect(nextMatches({ rounds, due: [0, 1, 2] }).map(({ fixture }) => fixture.id)).toEqual([0, 2]);
    expect(nextMatches({ rounds, due: [1, 2] }).map(({ fixture }) => fixture.id)).toEqual([1, 2]);
  });
});

describe('a sheet', () => {
  it('comes back as it was booked', () => {
    const setups = (['regular', 'extra-time', 'shoot-out', 'forfeit-home', 'forfeit-away'] as const).map((how) => ({
      ...emptySheet,
      home: 2,
      away: 1,
      how,
      ...(how === 'shoot-out' ? { kicksHome: 4, kicksAway: 3 } : {}),
      shirts: {
        home: { yellow: '5, 7', red: '', injured: '', injured_twice: '2' },
        away: { yellow: '', red: '11', injured: '1', injured_twice: '' },
      },
      skills: {
        home: { skills_lost: 'high-condition', skills_won: '' },
        away: { skills_lost: '', skills_won: 'fanatic-fans, tackle' },
      },
    }));
    for (const setup of setups) expect(setupOf(sheetOf(setup))).toEqual(setup);
    expect(words('Tackle; fanatic-fans')).toEqual(['tackle', 'fanatic-fans']);
  });

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

describe('usual numbers', () => {
  it('are groups of four and the rounds of a knock-out', () => {
    expect([4, 8, 32, 35].map(usualGroups)).toEqual([1, 2, 8, 8]);
    expect([2, 5, 8, 9, 64].map(usualRounds)).toEqual([1, 3, 3, 4, 6]);
    const many = withTeams({ ...usualCup(games), template: 'world-cup' }, 32, 'sensible');
    expect(settingOf(many).format).toMatchObject({ 'groups-then-knock-out': { league: { groups: 8 } } });
    expect(settingOf({ ...many, groups: 4 }).format).toMatchObject({
      'groups-then-knock-out': { league: { groups: 4 } },
    });
  });
});

describe('what is typed on a sheet', () => {
  it('that cannot be booked is found with its list', () => {
    const typed = (red: string, skills_won = '') => ({
      ...emptySheet,
      shirts: { ...emptySheet.shirts, home: { ...emptySheet.shirts.home, red } },
      skills: { ...emptySheet.skills, away: { ...emptySheet.skills.away, skills_won } },
    });
    const red = { side: 'home', list: 'red' };
    expect(wrongEntry(typed('5, 12; 7'))).toBeNull();
    expect(wrongEntry(typed(''))).toBeNull();
    expect(wrongEntry(typed('5, nine'))).toEqual({ ...red, is: 'no-shirt', word: 'nine' });
    expect(wrongEntry(typed('1234'))).toEqual({ ...red, is: 'no-shirt', word: '1234' });
    expect(wrongEntry(typed('5 21'))).toEqual({ ...red, is: 'no-shirt', word: '21' });
    expect(wrongEntry(typed('0'))).toEqual({ ...red, is: 'no-shirt', word: '0' });
    expect(wrongEntry(typed('5 7 5'))).toEqual({ ...red, is: 'twice', word: '5' });
    const won = { side: 'away', list: 'skills_won' };
    expect(wrongEntry(typed('', 'tackle, tackle'))).toEqual({ ...won, is: 'twice', word: 'tackle' });
    const message = 'entry.played.sheet.teams.away.skills_won[1]: no such skill';
    expect(unknownSkill({ message }, typed('', 'tackle, tickle'))).toEqual({ ...won, is: 'no-skill', word: 'tickle' });
    expect(unknownSkill({ message: 'a match has begun' }, emptySheet)).toBeNull();
  });
});
