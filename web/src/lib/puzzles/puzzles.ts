// Puzzles as the parts of a match page know a match, and what this browser remembers of them; pure but for the storage.
import type { MatchInfo, PuzzleInfo } from '../../generated/protocol';

/** A puzzle as the parts of a match page know a match. */
export function puzzleMatch({ id, game, title, teams }: PuzzleInfo): MatchInfo {
  const team = (name: string, colour: string) => ({ name, colour, player: { who: 'person' as const, link: false } });
  return {
    id,
    game,
    title,
    options: {},
    dice: 'server',
    hints: false,
    rated: false,
    public: false,
    over: false,
    free: { home: false, away: false },
    changed: 0,
    clock: '',
    score: { home: 0, away: 0 },
    teams: { home: team(teams.home, '#c8102e'), away: team(teams.away, '#f2f5f7') },
  };
}

/** What is remembered: how many first tries were right and wrong, and the puzzles that were tried. */
export interface Progress {
  right: number;
  wrong: number;
  tried: readonly string[];
}

const key = 'gaffer.puzzles';
const most = 4000;

export function progress(): Progress {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Progress> | null;
    const count = (number: unknown) => (typeof number === 'number' && number >= 0 ? Math.floor(number) : 0);
    const tried = Array.isArray(value?.tried) ? value.tried.map(String) : [];
    return { right: count(value?.right), wrong: count(value?.wrong), tried };
  } catch {
    return { right: 0, wrong: 0, tried: [] };
  }
}

/** Counts an attempt: only the first at a puzzle. */
export function counted(before: Progress, id: string, isRight: boolean): Progress {
  if (before.tried.includes(id)) return before;
  return {
    right: before.right + (isRight ? 1 : 0),
    wrong: before.wrong + (isRight ? 0 : 1),
    tried: [...before.tried, id].slice(-most),
  };
}

export function remember(now: Progress): void {
  localStorage.setItem(key, JSON.stringify(now));
}
