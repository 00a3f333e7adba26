// The result sheet that the organiser fills in; pure.
import type { ResultSheet, Side } from '../../generated/protocol';

/** How a match was decided, as the form asks. */
export type How = 'regular' | 'extra-time' | 'shoot-out' | 'forfeit-home' | 'forfeit-away';

/** The lists of shirts of a side as they are typed: "5, 7". */
export interface Shirts {
  yellow: string;
  red: string;
  injured: string;
  injured_twice: string;
}

/** What is typed into the form. */
export interface SheetSetup {
  home: number;
  away: number;
  how: How;
  kicksHome: number;
  kicksAway: number;
  shirts: Record<Side, Shirts>;
}

const nobody: Shirts = { yellow: '', red: '', injured: '', injured_twice: '' };

/** An empty sheet. */
export const emptySheet: SheetSetup = {
  home: 0,
  away: 0,
  how: 'regular',
  kicksHome: 0,
  kicksAway: 0,
  shirts: { home: nobody, away: nobody },
};

/** The sheet that the server is sent. */
export function sheetOf(setup: SheetSetup): ResultSheet {
  return {
    score: { home: setup.home, away: setup.away },
    decided: decidedOf(setup),
    teams: { home: teamOf(setup.shirts.home), away: teamOf(setup.shirts.away) },
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

function teamOf(shirts: Shirts): NonNullable<ResultSheet['teams']>['home'] {
  return {
    yellow: numbers(shirts.yellow),
    red: numbers(shirts.red),
    injured: numbers(shirts.injured),
    injured_twice: numbers(shirts.injured_twice),
  };
}

/** The numbers in a text, whatever stands between them. */
export function numbers(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}
