// What the start page asks for and the match it makes of it; pure.
import type {
  BySide,
  DiceFrom,
  GameInfo,
  NewMatch,
  NewTeam,
  Player,
  PresetInfo,
  Problem,
  Side,
  Switch,
  TimeControl,
} from '../../generated/protocol';
import { readSquad, type WrongSquad } from '../squad';

/** The value of a switch. */
export type SwitchValue = Switch['value'];

/** Who decides for a team: "here", "link", or "computer" and the name of a coach. */
export type Who = 'here' | 'link' | `computer ${string}`;

/** A team as it is set up. */
export interface TeamSetup {
  name: string;
  colour: string;
  who: Who;
  /** The names of its players as somebody wrote them: "1 Lehto, 9 Niemi". */
  squad: string;
}

const minutes = 60;

/** How long people may think, by name. */
export const times = {
  none: null,
  quick: { kind: 'live', base: 10 * minutes, increment: 5 },
  live: { kind: 'live', base: 30 * minutes, increment: 15 },
  long: { kind: 'live', base: 60 * minutes, increment: 30 },
  letter: { kind: 'correspondence', days: 1, reserve: 3 },
  slow: { kind: 'correspondence', days: 3, reserve: 14 },
} as const satisfies Record<string, TimeControl | null>;

export type TimeName = keyof typeof times;

/** Everything that the start page asks for. */
export interface Setup {
  game: string;
  preset: string;
  /** The switches that differ from the preset. */
  changes: Record<string, SwitchValue>;
  teams: BySide<TeamSetup>;
  dice: DiceFrom;
  /** Whether two people may ask for hints. */
  hints: boolean;
  /** How long people may think, by the name of it. */
  time: TimeName;
  /** Whether a computer plays on for a person who leaves. */
  substitute: boolean;
  /** Whether the result is to change ratings. */
  rated: boolean;
  /** Whether everybody finds the match in the lobby, to watch it. */
  public: boolean;
  /** How many seconds later spectators see the match; null as the club says. */
  delay: number | null;
}

/** Colours that are far from each other and from the grass. */
export const kits = ['#c8102e', '#f2f5f7', '#1d3fae', '#f7b500', '#111318', '#7a1fa2', '#00a3c7', '#e8590c'];

/** What is asked before anybody has changed anything: a person against the computer. */
export const usual: Setup = {
  game: '',
  preset: '',
  changes: {},
  teams: {
    home: { name: 'Rovers', colour: '#c8102e', who: 'here', squad: '' },
    away: { name: 'United', colour: '#f2f5f7', who: 'computer ', squad: '' },
  },
  dice: 'server',
  hints: false,
  time: 'none',
  substitute: false,
  rated: false,
  public: false,
  delay: null,
};

/**
 * A setup that the games can play: an unknown game or preset becomes the first, an unknown coach the usual one. `wanted`
 * are the game and preset that an address asks for.
 */
export function fitting(
  setup: Setup,
  games: readonly GameInfo[],
  wanted: { game?: string | null; preset?: string | null } = {},
): Setup {
  const game = games.find(({ game }) => game === (wanted.game ?? setup.game)) ?? games[0];
  if (game === undefined) return setup;
  const named = wanted.preset ?? (game.game === setup.game ? setup.preset : '');
  const preset = game.presets.find(({ name }) => name === named) ?? game.presets[0];
  const same = game.game === setup.game && preset?.name === setup.preset;
  const known = (side: Side): Who => knownWho(setup.teams[side].who, game);
  const first = !same && preset?.name === forFirstMatch.preset;
  const who = (side: Side): Who =>
    first && known(side) === `computer ${usualCoach(game)}` ? firstCoach(game) : known(side);
  const team = (side: Side): TeamSetup => ({ ...setup.teams[side], who: who(side) });
  return {
    game: game.game,
    preset: preset?.name ?? '',
    changes: same ? setup.changes : {},
    teams: { home: team('home'), away: team('away') },
    dice: setup.dice,
    hints: setup.hints,
    time: setup.time in times ? setup.time : 'none',
    substitute: setup.substitute,
    rated: setup.rated,
    public: setup.public,
    delay: setup.delay,
  };
}

/** Whether two people play each other. */
export const isBetweenPeople = ({ home, away }: BySide<TeamSetup>): boolean =>
  [home, away].every(({ who }) => who === 'here' || who === 'link');

/** Whether a person plays, whose time can run. */
export const hasPeople = ({ home, away }: BySide<TeamSetup>): boolean =>
  [home, away].some(({ who }) => who === 'here' || who === 'link');

/** Whether a person who is here plays somebody else, and so could play for ratings. */
export const canBeRated = ({ home, away }: BySide<TeamSetup>): boolean =>
  (home.who === 'here') !== (away.who === 'here');

/** The setup with or without ratings at stake; with them there is a clock, and there are no hints and no substitute. */
export function withRated(setup: Setup, rated: boolean): Setup {
  if (!rated) return { ...setup, rated };
  const time = setup.time === 'none' ? 'live' : setup.time;
  return { ...setup, rated, time, dice: 'server', hints: false, substitute: false };
}

/** The preset that is made for a first match, and the coach who is met there. */
const forFirstMatch = { preset: 'friendly', coach: 'beginner' };

/** The weakest coach who plays with sense. */
export function firstCoach(game: GameInfo): Who {
  const isThere = game.coaches.some(({ name }) => name === forFirstMatch.coach);
  return `computer ${isThere ? forFirstMatch.coach : usualCoach(game)}`;
}

function knownWho(who: Who, game: GameInfo): Who {
  if (who === 'here' || who === 'link') return who;
  const coach = who.slice('computer '.length);
  return `computer ${game.coaches.some(({ name }) => name === coach) ? coach : usualCoach(game)}`;
}

/** The coach who plays where nobody else is named. */
export function usualCoach({ coaches }: GameInfo): string {
  return (coaches.find(({ usual }) => usual) ?? coaches[0])?.name ?? '';
}

/** The option whose values are the sets of readings, over which single ones can be set. */
const readings = 'readings';

/** Whether a switch is a single reading of a doubtful line. */
export function isReading(one: Switch): boolean {
  return one.letter !== undefined;
}

/** The value of a switch that was not set on its own: that of the preset, of a reading that of the set. */
function usualValue(setup: Setup, one: Switch): SwitchValue {
  return one.letter !== undefined && setup.changes[readings] === 'letter' ? one.letter : one.value;
}

/** The value that a switch has in a setup. */
export function valueOf(setup: Setup, one: Switch): SwitchValue {
  return setup.changes[one.name] ?? usualValue(setup, one);
}

/** The setup with a switch set; what is as usual is no change. A set of readings sets all of them. */
export function withSwitch(setup: Setup, one: Switch, value: SwitchValue, all: readonly Switch[] = []): Setup {
  const { [one.name]: _, ...others } = setup.changes;
  if (one.name === readings) {
    for (const single of all.filter(isReading)) delete others[single.name];
  }
  const same = JSON.stringify(value) === JSON.stringify(usualValue(setup, one));
  return { ...setup, changes: same ? others : { ...others, [one.name]: value } };
}

/** A list of words with one taken in or out, in the order in which they can be chosen. */
export function toggled(one: Switch, list: readonly string[], word: string): string[] {
  const wanted = (value: string) => (value === word ? !list.includes(value) : list.includes(value));
  return one.values.map(({ value }) => value).filter(wanted);
}

/** The request that a setup means; by letter people have so many days off a year. */
export function newMatchOf(setup: Setup, games: readonly GameInfo[] = [], vacation = 30): NewMatch {
  const team = (side: Side): NewTeam => {
    const squad = hasShirts(setup.game) ? readSquad(setup.teams[side].squad) : [];
    return teamOf(setup.teams[side], Array.isArray(squad) ? squad : []);
  };
  const match: NewMatch = {
    game: setup.game,
    preset: setup.preset,
    teams: { home: team('home'), away: team('away') },
  };
  // What the server rolls is sealed between people.
  if (setup.dice === 'by-hand') match.dice = setup.dice;
  if (isBetweenPeople(setup.teams)) match.hints = setup.hints;
  const game = games.find(({ game }) => game === setup.game);
  if (isBetweenPeople(setup.teams) && setup.substitute && game !== undefined) match.substitute = usualCoach(game);
  if (setup.rated && canBeRated(setup.teams)) match.rated = true;
  if (setup.public) match.public = true;
  const time = times[setup.time];
  if (time !== null && hasPeople(setup.teams)) match.time = time.kind === 'live' ? time : { ...time, vacation };
  if (setup.delay !== null && isBetweenPeople(setup.teams) && match.rated !== true) match.delay = setup.delay;
  if (Object.keys(setup.changes).length > 0) match.options = setup.changes;
  return match;
}

/** Whether the players of a game wear shirts with numbers, and may have names. */
export const hasShirts = (game: string): boolean => game === 'champions';

/** The first team whose players' names cannot be read, and why not. */
export function wrongSquad(setup: Setup): { side: Side; wrong: WrongSquad } | null {
  if (!hasShirts(setup.game)) return null;
  for (const side of ['home', 'away'] satisfies Side[]) {
    const read = readSquad(setup.teams[side].squad);
    if (!Array.isArray(read)) return { side, wrong: read };
  }
  return null;
}

/** A team as the server is told of it, with the names of its players by shirt. */
export function teamOf({ name, colour, who }: Omit<TeamSetup, 'squad'>, squad: string[] = []): NewTeam {
  return { name: name.trim(), colour, player: playerOf(who), ...(squad.length > 0 ? { squad } : {}) };
}

function playerOf(who: Who): Player {
  if (who === 'here' || who === 'link') return { who: 'person', link: who === 'link' };
  return { who: 'computer', coach: who.slice('computer '.length) };
}

/** The part of the page that a refusal is about. */
export type Field = Side | 'options' | 'page';

/** Where the server's refusal of a match is to be shown. */
export function fieldOf(problem: Problem): Field {
  if (problem.code === 'bad-options') return 'options';
  return problem.side ?? 'page';
}

/** A preset of a game by its name. */
export function presetOf(games: readonly GameInfo[], setup: Setup): PresetInfo | undefined {
  return games.find(({ game }) => game === setup.game)?.presets.find(({ name }) => name === setup.preset);
}

/** A setup that was kept as text; what cannot be read is as usual. */
export function readSetup(text: string | null): Setup {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Setup>;
    const team = (side: Side): TeamSetup => ({ ...usual.teams[side], ...kept.teams?.[side] });
    return { ...usual, ...kept, teams: { home: team('home'), away: team('away') } };
  } catch {
    return usual;
  }
}
