// Grades, mistakes and the questions that are made of them.
import { describe, expect, it } from 'vitest';
import type { Plan, ReviewGrade, ReviewStep, Side } from '../../generated/protocol';
import {
  isFault,
  isRight,
  kindOf,
  mistakesOf,
  mostToRetry,
  nextMistake,
  questionOf,
  signs,
  stepAt,
  toRetry,
  waysOf,
  type DecisionStep,
} from './steps';

/** A row of choices; "move a-b" goes from a place to another. */
const plan = (row: string): Plan => {
  const choice = (choice: string) => {
    const places = choice.startsWith('move ') ? choice.slice(5).split('-') : [];
    return { kind: 'choice', side: 'home', choice, label: choice, places, path: places } as const;
  };
  return { choice: row, steps: row === '' ? [] : row.split(', ').map(choice), leads_to: [], visits: 0 };
};

interface Told {
  grade?: ReviewGrade;
  side?: Side;
  points?: number;
  made?: string;
  better?: string;
}

const decision = (from: number, to: number, told: Told = {}): DecisionStep => {
  const { grade, side = 'home', points = 0, made, better } = told;
  const rows = made !== undefined && better !== undefined ? { made: plan(made), plan: plan(better), reason: '' } : null;
  return {
    kind: 'decision',
    from,
    to,
    side,
    cost: { points, goals: 0 },
    ...(grade === undefined ? {} : { grade }),
    ...(rows === null ? {} : { better: rows }),
  } as unknown as DecisionStep;
};
const roll = (from: number): ReviewStep => ({ kind: 'roll', from, to: from + 1 }) as unknown as ReviewStep;

describe('signs', () => {
  it('are those of other boards, and only for what is doubtful or worse', () => {
    expect(signs).toEqual({ best: '', good: '', doubtful: '?!', mistake: '?', blunder: '??' });
    for (const grade of Object.keys(signs) as ReviewGrade[]) {
      expect(isFault(decision(0, 1, { grade }))).toBe(signs[grade] !== '');
    }
    expect(isFault(decision(0, 1))).toBe(false);
    expect(isFault(roll(0))).toBe(false);
  });
});

describe('stepAt', () => {
  it('is what comes next, also in the middle of it', () => {
    const steps = [decision(0, 3), roll(3), decision(4, 6)];
    expect([0, 2, 3, 4, 5, 6].map((at) => stepAt(steps, at)?.from)).toEqual([0, 0, 3, 4, 4, undefined]);
  });
});

describe('nextMistake', () => {
  const steps = [
    decision(0, 2, { grade: 'blunder' }),
    roll(2),
    decision(3, 5, { grade: 'best' }),
    decision(5, 8, { grade: 'mistake' }),
    decision(8, 9, { grade: 'doubtful' }),
  ];

  it('goes to the decision before it was made, and back past the one that is looked at', () => {
    expect(nextMistake(steps, 0, 1)?.from).toBe(5);
    expect(nextMistake(steps, 5, 1)).toBeUndefined();
    expect(nextMistake(steps, 5, -1)?.from).toBe(0);
    expect(nextMistake(steps, 6, -1)?.from).toBe(0);
    expect(nextMistake(steps, 1, -1)).toBeUndefined();
  });

  it('goes to what was doubtful where nothing is worse', () => {
    const doubtful = steps.slice(2).filter((step) => step.kind !== 'decision' || step.grade !== 'mistake');
    expect(nextMistake(doubtful, 0, 1)?.from).toBe(8);
    expect(kindOf(mistakesOf(doubtful))).toBe('doubtful');
    expect(kindOf(mistakesOf(steps))).toBe('mistake');
  });
});

describe('toRetry', () => {
  const rows = { made: 'a', better: 'b' };

  it('has the dearest mistakes of a side first, and not too many', () => {
    const steps = [
      decision(0, 1, { points: 0.06, grade: 'mistake', ...rows }),
      decision(1, 2, { points: 0.04, grade: 'doubtful', ...rows }),
      decision(2, 3, { points: 0.3, grade: 'blunder', side: 'away', ...rows }),
      decision(3, 4, { points: 0.2, grade: 'blunder', ...rows }),
      decision(4, 5, { points: 0.9, grade: 'blunder' }),
    ];
    expect(toRetry(steps, 'home').map(({ from }) => from)).toEqual([3, 0]);
    const many = Array.from({ length: 9 }, (_, index) =>
      decision(index, index + 1, { points: 0.1, grade: 'mistake', ...rows }),
    );
    expect(toRetry(many, 'home')).toHaveLength(mostToRetry);
  });

  it('has the doubtful decisions of a side that made no mistake', () => {
    const steps = [
      decision(0, 1, { points: 0.02, grade: 'doubtful', ...rows }),
      decision(1, 2, { points: 0.01, grade: 'good', ...rows }),
      decision(2, 3, { points: 0.3, grade: 'blunder', side: 'away', ...rows }),
      decision(3, 4, { points: 0.04, grade: 'doubtful', ...rows }),
    ];
    expect(toRetry(steps, 'home').map(({ from }) => from)).toEqual([3, 0]);
  });
});

describe('questionOf', () => {
  const asked = (made: string, better: string) => questionOf(decision(40, 44, { made, better }));

  it('asks where the rows part', () => {
    const shot = asked('goal attempt', 'adjustment, movement midfield, done');
    expect(shot).toMatchObject({ moment: 40, made: [{ choice: 'goal attempt' }], right: ['adjustment'] });
    const moved = asked('movement midfield, move a-b, done', 'movement midfield, move a-c, done');
    expect(moved).toMatchObject({ moment: 41, right: ['move a-c'] });
    // What both rows begin with is given, and no part of the question.
    expect(moved?.made.map(({ choice }) => choice)).toEqual(['move a-b', 'done']);
    expect(moved?.better.map(({ choice }) => choice)).toEqual(['move a-c', 'done']);
  });

  it('takes moves in any order, but none that was made', () => {
    const question = asked('move a-b, done', 'move a-c, move a-b, move d-e, done');
    expect(question?.right).toEqual(['move a-c', 'move d-e']);
  });

  it('takes a row that is offered as one choice', () => {
    const question = asked('keep', 'goalie 1, formation 4-4-2, done')!;
    expect(isRight(question, 'goalie 1, formation 4-4-2')).toBe(true);
    expect(isRight(question, 'goalie 1, formation 4-4-3')).toBe(false);
    expect(isRight(question, 'goalie 1')).toBe(true);
    expect(isRight(question, 'goalie')).toBe(false);
  });

  it('may ask for more where the row had ended, and asks nothing where nothing is better', () => {
    expect(asked('move a-b', 'move a-b, move b-c')).toMatchObject({ moment: 41, made: [], right: ['move b-c'] });
    expect(asked('move a-b', 'move a-b')).toBeNull();
    expect(questionOf(decision(0, 1))).toBeNull();
  });
});

describe('waysOf', () => {
  it('has each way once, and none of a single place', () => {
    const step = (...path: string[]) => ({ kind: 'choice', side: 'home', choice: '', label: '', path }) as const;
    const steps = [step('b3', 'b4'), step('b3', 'b4'), step('c1'), step('c1', 'c2', 'c3')];
    expect(waysOf(steps)).toEqual([
      ['b3', 'b4'],
      ['c1', 'c2', 'c3'],
    ]);
  });
});
