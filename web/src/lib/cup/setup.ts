// What is asked for a new competition and the setting it makes of it; pure.
import type { CupFormat, CupPlayer, CupSetting, CupTeam, GameInfo, TieBreak } from '../../generated/protocol';
import { kits, type Who } from '../start/setup';

/** The ways to play a competition that the page offers. */
export const templates = [
  'league',
  'double-league',
  'knock-out',
  'two-legs',
  'best-of-three',
  'world-cup',
  'swiss',
  'duplicate',
  'duplicate-pairs',
] as const;
export type Template = (typeof templates)[number];

/** A team as it is entered. */
export interface TeamEntry {
  name: string;
  colour: string;
  who: Who | 'program';
  /** What starts the program, where one plays. */
  command: string;
  /** The names of its players by shirt, one a line; empty where nobody has named them. */
  squad: string;
}

/** Everything that the page asks for. */
export interface CupSetup {
  name: string;
  game: string;
  preset: string;
  template: Template;
  /** How many rounds and groups; none where it follows from the number of teams. */
  rounds: number | null;
  groups: number | null;
  thirdPlace: boolean;
  drawnTie: 'shoot-out' | 'replay' | 'higher-seed';
  /** The day of the first round, "2027-01-09"; empty where rounds have no days. */
  firstDay: string;
  /** Days from a round to the next. */
  days: number;
  teams: TeamEntry[];
}

/** Names for teams that nobody has named. */
const names = [
  'Rovers', 'United', 'Albion', 'Wanderers', 'City', 'Athletic', 'Rangers', 'Harriers',
  'Villa', 'County', 'Forest', 'Orient', 'Argyle', 'Thistle', 'Dynamo', 'Olympic',
]; // prettier-ignore

/** The name of the so-manieth team: a word of its own, then with a number. */
export function teamName(place: number): string {
  const name = names[place % names.length] ?? 'Team';
  return place < names.length ? name : `${name} ${Math.floor(place / names.length) + 1}`;
}

/** A team that nobody has changed yet: the first is played here, the others by the computer. */
export function newTeam(place: number, coach: string): TeamEntry {
  const colour = kits[place % kits.length] ?? '#c8102e';
  return { name: teamName(place), colour, who: place === 0 ? 'here' : `computer ${coach}`, command: '', squad: '' };
}

/** What is asked before anybody has changed anything. */
export function usualCup(games: readonly GameInfo[]): CupSetup {
  const game = games[0];
  const coach = usualCoach(game);
  return {
    name: '',
    game: game?.game ?? '',
    preset: game?.presets[0]?.name ?? '',
    template: 'knock-out',
    rounds: null,
    groups: null,
    thirdPlace: false,
    drawnTie: 'shoot-out',
    firstDay: '',
    days: 7,
    teams: Array.from({ length: 8 }, (_, place) => newTeam(place, coach)),
  };
}

/** The coach who plays where nobody else is named. */
export function usualCoach(game: GameInfo | undefined): string {
  return (game?.coaches.find(({ usual }) => usual) ?? game?.coaches[0])?.name ?? '';
}

/** The same with so many teams: those at the end go, or new ones come. */
export function withTeams(setup: CupSetup, count: number, coach: string): CupSetup {
  const teams = Array.from({ length: count }, (_, place) => setup.teams[place] ?? newTeam(place, coach));
  return { ...setup, teams };
}

/** Groups of four, as far as they go. */
export const usualGroups = (teams: number): number => Math.max(1, Math.floor(teams / 4));

/** As many rounds as a knock-out of so many would have: then one is ahead of all. */
export const usualRounds = (teams: number): number => Math.max(1, Math.ceil(Math.log2(teams)));

/** The setting that the server is asked to play. */
export function settingOf(setup: CupSetup): CupSetting {
  const champions = setup.game === 'champions';
  return {
    name: setup.name,
    game: setup.game,
    preset: setup.preset,
    options: {},
    teams: setup.teams.map((team) => teamOf(team, champions)),
    format: formatOf(setup),
    points: champions
      ? { win: 5, draw: 0, extra_time: [4, 1], shoot_out: [3, 2] }
      : { win: 3, draw: 1, extra_time: [3, 0], shoot_out: [3, 0] },
    tie_breaks: tieBreaksOf(setup),
    drawn_tie: setup.drawnTie,
    ...(setup.firstDay === '' ? {} : { calendar: { first: setup.firstDay, days: setup.days } }),
  };
}

function teamOf({ name, colour, who, command, squad }: TeamEntry, hasSquads: boolean): CupTeam {
  const names = squad.split('\n').map((line) => line.trim());
  const named = hasSquads && names.some((line) => line !== '');
  return { name, colour, player: playerOf(who, command), ...(named ? { squad: names } : {}) };
}

function playerOf(who: TeamEntry['who'], command: string): CupPlayer {
  if (who === 'program') return { program: command };
  if (who === 'here') return 'person';
  if (who === 'link') return 'link';
  return { coach: who.slice('computer '.length) };
}

function formatOf({ template, thirdPlace, ...setup }: CupSetup): CupFormat {
  const rounds = setup.rounds ?? usualRounds(setup.teams.length);
  const groups = setup.groups ?? usualGroups(setup.teams.length);
  const legs = template === 'two-legs' ? 'two' : template === 'best-of-three' ? 'best-of-three' : 'one';
  const knockOut = { legs, third_place: thirdPlace } as const;
  switch (template) {
    case 'league':
      return { 'round-robin': { groups: 1, times: 1 } };
    case 'double-league':
      return { 'round-robin': { groups: 1, times: 2 } };
    case 'knock-out':
    case 'two-legs':
    case 'best-of-three':
      return { 'knock-out': knockOut };
    case 'world-cup':
      return { 'groups-then-knock-out': { league: { groups, times: 1 }, qualify: 2, knock_out: knockOut } };
    case 'swiss':
      return { swiss: { rounds } };
    case 'duplicate':
    case 'duplicate-pairs':
      return { duplicate: { rounds, pairs: template === 'duplicate-pairs' } };
  }
}

function tieBreaksOf({ game, template }: CupSetup): TieBreak[] {
  if (template === 'swiss') return ['buchholz', 'sonneborn-berger', 'difference', 'goals', 'lot'];
  if (game === 'champions') return ['difference', 'goals', 'direct-points', 'lot'];
  return ['difference', 'goals', 'direct', 'lot'];
}
