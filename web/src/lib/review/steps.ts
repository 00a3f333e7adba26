// The rolls and decisions of a review: which one a moment belongs to, which were mistakes, which ask to be tried again; pure.
import type { Plan, PlanStep, ReviewGrade, ReviewStep, ReviewSummary, Side } from '../../generated/protocol';

/** A decision of a review. */
export type DecisionStep = Extract<ReviewStep, { kind: 'decision' }>;

/** The sign of a grade beside its word; the good ones have none. */
export const signs: Record<ReviewGrade, string> = { best: '', good: '', doubtful: '?!', mistake: '?', blunder: '??' };

/** The grades that somebody who looks for mistakes is shown. */
const faults: readonly ReviewGrade[] = ['doubtful', 'mistake', 'blunder'];

/** How many decisions are tried again at most. */
export const mostToRetry = 5;

/** The roll or decision that comes at a moment, or is under way there; none at the end. */
export function stepAt(steps: readonly ReviewStep[], at: number): ReviewStep | undefined {
  return steps.find(({ from, to }) => from <= at && at < to);
}

/** Whether a step is a decision that was doubtful or worse. */
export function isFault(step: ReviewStep): step is DecisionStep {
  return step.kind === 'decision' && step.grade !== undefined && faults.includes(step.grade);
}

/** What somebody who looks for mistakes is led to: mistakes and blunders, or what was doubtful where there are none. */
export function mistakesOf(steps: readonly ReviewStep[]): DecisionStep[] {
  const found = steps.filter(isFault);
  const mistakes = found.filter(({ grade }) => grade !== 'doubtful');
  return mistakes.length > 0 ? mistakes : found;
}

/** Whether decisions that somebody is led to were mistakes or only doubtful, for the words. */
export const kindOf = ([first]: readonly DecisionStep[]): 'mistake' | 'doubtful' =>
  first?.grade === 'doubtful' ? 'doubtful' : 'mistake';

/** The next mistake after a moment, or the one before it; of the decision that the moment is in, none. */
export function nextMistake(steps: readonly ReviewStep[], at: number, way: 1 | -1): DecisionStep | undefined {
  const found = mistakesOf(steps);
  return way === 1 ? found.find(({ from }) => from > at) : found.findLast(({ to }) => to <= at);
}

/** Where a review is begun to be read: at the dearest decision, of a side of the reader's if it has one. */
export function dearestOf({ dearest: { home, away } }: Pick<ReviewSummary, 'dearest'>, side: Side | null) {
  if (side !== null) return { home, away }[side] ?? home ?? away;
  return (away?.cost.points ?? 0) > (home?.cost.points ?? 0) ? away : home;
}

/** The dearest mistakes of a side, for which something better is known: the dearest first. */
export function toRetry(steps: readonly ReviewStep[], side: Side): DecisionStep[] {
  const own = steps.filter((step) => step.kind === 'decision' && step.side === side && step.better !== undefined);
  return mistakesOf(own)
    .sort((one, other) => other.cost.points - one.cost.points)
    .slice(0, mostToRetry);
}

/** A choice of a row. */
export type Choice = Extract<PlanStep, { kind: 'choice' }>;

/** The choices of a row. */
export const choicesOf = ({ steps }: Plan): Choice[] => steps.filter((step): step is Choice => step.kind === 'choice');

/** A decision as a question: where both rows part, and which choices are right there. */
export interface Question {
  readonly step: DecisionStep;
  /** How many answers of the match come before it. */
  readonly moment: number;
  /** What was made from there on; nothing where the row had ended. */
  readonly made: readonly Choice[];
  /** The better row from there on. */
  readonly better: readonly Choice[];
  /** The choices that are right. */
  readonly right: readonly string[];
  /** Why the better row is better. */
  readonly reason: string;
}

/**
 * The question that a decision asks. A row often begins as the better one does: what both share is given. Moves of
 * pieces one after another can be made in any order, so that each of them is right that was not made.
 */
export function questionOf(step: DecisionStep): Question | null {
  if (step.better === undefined) return null;
  const [played, all] = [choicesOf(step.better.made), choicesOf(step.better.plan)];
  const parts = all.findIndex(({ choice }, index) => choice !== played[index]?.choice);
  const made = played.slice(Math.max(0, parts));
  const better = all.slice(Math.max(0, parts));
  const first = better[0];
  if (parts < 0 || first === undefined) return null;
  const others = better.findIndex((choice) => !isAlike(choice, first));
  const moves = better.slice(0, others < 0 ? better.length : Math.max(1, others));
  const wasMade = (choice: string) => made.some((one) => one.choice === choice);
  const right = moves.map(({ choice }) => choice).filter((choice, index) => index === 0 || !wasMade(choice));
  return { step, moment: step.from + parts, made, better, right: [...new Set(right)], reason: step.better.reason };
}

/** Whether two choices are moves of pieces of one kind: from a place to another. */
function isAlike(one: Choice, other: Choice): boolean {
  const isMove = ({ places }: Choice) => places?.length === 2;
  return isMove(one) && isMove(other) && one.choice.split(' ')[0] === other.choice.split(' ')[0];
}

/** Whether a choice, or a row of choices that is offered as one, is right. */
export function isRight({ right, better }: Question, choice: string): boolean {
  const row = better.map((one) => one.choice).join(', ');
  return right.includes(choice) || row === choice || row.startsWith(`${choice}, `);
}

/** The ways of a row to draw as arrows, each once. */
export function waysOf(row: readonly Choice[]): string[][] {
  const ways = row.flatMap(({ path = [] }) => (path.length > 1 ? [path] : []));
  const seen = new Set<string>();
  return ways.filter((way) => !seen.has(way.join(' ')) && seen.add(way.join(' ')));
}
