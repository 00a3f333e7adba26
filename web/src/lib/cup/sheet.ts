// The result sheet that the organiser fills in; pure.
import type { Problem, ResultSheet, Side } from '../../generated/protocol';

/** How a match was decided, as the form asks. */
export type How = 'regular' | 'extra-time' | 'shoot-out' | 'forfeit-home' | 'forfeit-away';

/** The lists of shirts of a side as they are typed: "5, 7". */
export interface Shirts {
  yellow: string;
  red: string;
  injured: string;
  injured_twice: string;
}

/** The skills of a side as they are typed: "high-condition, fanatic-fans". */
export interface Skills {
  skills_lost: string;
  skills_won: string;
}

/** What is typed into the form. */
export interface SheetSetup {
  home: number;
  away: number;
  how: How;
  kicksHome: number;
  kicksAway: number;
  shirts: Record<Side, Shirts>;
  skills: Record<Side, Skills>;
}

const nobody: Shirts = { yellow: '', red: '', injured: '', injured_twice: '' };
const none: Skills = { skills_lost: '', skills_won: '' };

/** An empty sheet. */
export const emptySheet: SheetSetup = {
  home: 0,
  away: 0,
  how: 'regular',
  kicksHome: 0,
  kicksAway: 0,
  shirts: { home: nobody, away: nobody },
  skills: { home: none, away: none },
};

/** The form with what stands on a sheet. */
export function setupOf({ score, decided, teams }: ResultSheet): SheetSetup {
  const list = (items: readonly (number | string)[] | undefined): string => (items ?? []).join(', ');
  const shirtsOf = (side: Side): Shirts => ({
    yellow: list(teams?.[side].yellow),
    red: list(teams?.[side].red),
    injured: list(teams?.[side].injured),
    injured_twice: list(teams?.[side].injured_twice),
  });
  const skillsOf = (side: Side): Skills => ({
    skills_lost: list(teams?.[side].skills_lost),
    skills_won: list(teams?.[side].skills_won),
  });
  const kicks = typeof decided === 'object' && 'shoot-out' in decided ? decided['shoot-out'] : { home: 0, away: 0 };
  return {
    ...score,
    how: howOf(decided),
    kicksHome: kicks.home,
    kicksAway: kicks.away,
    shirts: { home: shirtsOf('home'), away: shirtsOf('away') },
    skills: { home: skillsOf('home'), away: skillsOf('away') },
  };
}

function howOf(decided: ResultSheet['decided']): How {
  if (typeof decided !== 'object') return decided === 'extra-time' ? 'extra-time' : 'regular';
  if ('shoot-out' in decided) return 'shoot-out';
  return 'forfeit' in decided ? `forfeit-${decided.forfeit}` : `forfeit-${decided['forfeit-in-extra-time']}`;
}

/** The sheet that the server is sent. */
export function sheetOf(setup: SheetSetup): ResultSheet {
  return {
    score: { home: setup.home, away: setup.away },
    decided: decidedOf(setup),
    teams: { home: teamOf(setup, 'home'), away: teamOf(setup, 'away') },
  };
}

function decidedOf({ how, kicksHome, kicksAway }: SheetSetup): ResultSheet['decided'] {
  switch (how) {
    case 'shoot-out':
      return { 'shoot-out': { home: kicksHome, away: kicksAway } };
    case 'forfeit-home':
      return { forfeit: 'home' };
    case 'forfeit-away':
      return { forfeit: 'away' };
    default:
      return how;
  }
}

function teamOf({ shirts, skills }: SheetSetup, side: Side): NonNullable<ResultSheet['teams']>['home'] {
  return {
    yellow: numbers(shirts[side].yellow),
    red: numbers(shirts[side].red),
    injured: numbers(shirts[side].injured),
    injured_twice: numbers(shirts[side].injured_twice),
    skills_lost: words(skills[side].skills_lost),
    skills_won: words(skills[side].skills_won),
  };
}

/** The words in a text; those that belong together are joined by "-". */
export const words = (text: string): string[] => text.toLowerCase().match(/[a-z-]+/g) ?? [];

/** The lists of a side, shirts first. */
export const shirtLists: readonly (keyof Shirts)[] = ['yellow', 'red', 'injured', 'injured_twice'];
export const skillLists: readonly (keyof Skills)[] = ['skills_lost', 'skills_won'];

/** What cannot be booked: whose list it stands in, and why. */
export interface WrongEntry {
  readonly is: 'no-shirt' | 'no-skill' | 'twice';
  readonly side: Side;
  readonly list: keyof Shirts | keyof Skills;
  readonly word: string;
}

/** The first of what is typed that is no number of a shirt or stands twice in its list; null where all is well. */
export function wrongEntry({ shirts, skills }: SheetSetup): WrongEntry | null {
  const isShirt = (word: string) => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 20;
  for (const side of ['home', 'away'] satisfies Side[]) {
    const shirtsIn = shirtLists.map((list) => ({ list, typed: shirts[side][list].split(/[\s,;.]+/).filter(Boolean) }));
    const skillsIn = skillLists.map((list) => ({ list, typed: words(skills[side][list]) }));
    for (const { list, typed } of shirtsIn) {
      const word = typed.find((word) => !isShirt(word));
      if (word !== undefined) return { is: 'no-shirt', side, list, word };
    }
    for (const { list, typed } of [...shirtsIn, ...skillsIn]) {
      const word = typed.find((word, place) => typed.indexOf(word) < place);
      if (word !== undefined) return { is: 'twice', side, list, word };
    }
  }
  return null;
}

/** The skill that the server does not know, where that is what it refuses: it names the list and the place in it. */
export function unknownSkill({ message }: Pick<Problem, 'message'>, { skills }: SheetSetup): WrongEntry | null {
  const [, team, name, place] = /sheet\.teams\.(home|away)\.(\w+)\[(\d+)\]/.exec(message) ?? [];
  const list = skillLists.find((one) => one === name);
  if (list === undefined || (team !== 'home' && team !== 'away')) return null;
  return { is: 'no-skill', side: team, list, word: words(skills[team][list])[Number(place)] ?? '' };
}

/** The numbers in a text, whatever stands between them. */
export function numbers(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}
