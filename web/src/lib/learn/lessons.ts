// The lessons of the guided first match: what each is triggered by and which rules it is about; data, and the pure code
// that finds the lesson that is due.
import type { Side } from '../../generated/protocol';
import type { TheEvent } from '../match/standing';

/** What brings a lesson up. */
export type Trigger =
  /** The position asks the learner this question. */
  | { question: string }
  /** This has happened to anybody, or to the learner alone; with `field` above 0, or with one of the values. */
  | { event: string; own?: true; field?: string; values?: string[] };

/** A lesson: its words are the messages "learn.<name>" and "learn.<name>.title". */
export interface Lesson {
  name: LessonName;
  when: Trigger;
  rules: string[];
  /** Whether the coach's suggestion is shown with it. */
  hint?: true;
  /** Whether every match brings it up: these make up the course, the others are given when their moment comes. */
  core?: true;
}

const names = [
  'formation',
  'kick-off',
  'set-up',
  'adjust',
  'target',
  'dice',
  'kept',
  'lost',
  'event',
  'entry',
  'order',
  'action',
  'moves',
  'free',
  'pressing',
  'shot',
  'rebound',
  'goal',
  'restart',
  'cards',
  'red',
  'penalty',
  'stoppage',
  'half-time',
  'end',
] as const;
export type LessonName = (typeof names)[number];

/** The restarts that begin with a kick of the learner's and are no kick-off. */
const kicks = ['free-kick', 'quick-free-kick', 'corner-kick', 'goal-kick'];

/** The lessons in the order in which they are given when several are due. */
export const lessons: readonly Lesson[] = [
  { name: 'formation', when: { question: 'formation' }, rules: ['F22-2.1a', 'F22-2.1d'], hint: true, core: true },
  { name: 'kick-off', when: { question: 'kick-off choice' }, rules: ['F22-3.2a', 'F22-3.2b'] },
  { name: 'goal', when: { event: 'goal' }, rules: ['F22-4.6c', 'F22-3.3.1a'] },
  { name: 'rebound', when: { event: 'rebound' }, rules: ['F22-4.6.1a'] },
  { name: 'shot', when: { event: 'shot-taken' }, rules: ['F22-4.6b', 'F22-4.6-T7'], core: true },
  { name: 'red', when: { event: 'red-card-rolled' }, rules: ['F22-5.6.2a'] },
  { name: 'cards', when: { event: 'yellow-card-rolled' }, rules: ['F22-5.6.1a'] },
  { name: 'penalty', when: { event: 'penalty-named' }, rules: ['F22-5.5.2a', 'F22-5.5.2c'] },
  { name: 'end', when: { event: 'match-ended' }, rules: ['F22-4.3.4b'] },
  { name: 'half-time', when: { event: 'half-ended' }, rules: ['F22-2.2', 'F22-4.3.4a'] },
  {
    name: 'stoppage',
    when: { event: 'time-moved', field: 'stoppage' },
    rules: ['F22-4.3.3a', 'F22-4.3.3b'],
    core: true,
  },
  {
    name: 'set-up',
    when: { question: 'set-up' },
    rules: ['F22-3.3a', 'F22-3.3.1c', 'F22-3.3.1d'],
    hint: true,
    core: true,
  },
  { name: 'adjust', when: { question: 'adjust' }, rules: ['F22-3.3a', 'F22-3.3b'] },
  {
    name: 'target',
    when: { question: 'target' },
    rules: ['F22-4.1a', 'F22-4.2.1', 'F22-4.2.4a'],
    hint: true,
    core: true,
  },
  { name: 'dice', when: { event: 'turn-rolled' }, rules: ['F22-4.3a', 'F22-4.3.1a'], core: true },
  { name: 'kept', when: { event: 'control-kept' }, rules: ['F22-4.4a', 'F22-4.4.3a'], core: true },
  { name: 'lost', when: { event: 'control-lost' }, rules: ['F22-4.4b', 'F22-4.4.3a'], core: true },
  { name: 'event', when: { event: 'special-event' }, rules: ['F22-4.4c', 'F22-4.4.1a'] },
  { name: 'entry', when: { question: 'entry' }, rules: ['F22-4.4.2a'] },
  {
    name: 'action',
    when: { question: 'action' },
    rules: ['F22-4.5.1a', 'F22-4.5.1b', 'F22-4.5.2b'],
    hint: true,
    core: true,
  },
  { name: 'moves', when: { question: 'moves' }, rules: ['F22-4.7a', 'F22-4.7e'], hint: true, core: true },
  { name: 'free', when: { question: 'free movements' }, rules: ['F22-4.7.6a'], core: true },
  { name: 'order', when: { event: 'order-fixed' }, rules: ['F22-4.5b', 'F22-4.5c'], core: true },
  { name: 'pressing', when: { event: 'pressed' }, rules: ['F22-4.9a', 'F22-4.9c'] },
  {
    name: 'restart',
    when: { event: 'restart-awarded', own: true, field: 'restart', values: kicks },
    rules: ['F22-5.2a', 'F22-5.3a', 'F22-5.4a'],
  },
];

/** How many lessons of the course are learnt, and how many there are. */
export function progress(learnt: readonly string[]): { done: number; all: number } {
  const course = lessons.filter(({ core }) => core);
  return { done: course.filter(({ name }) => learnt.includes(name)).length, all: course.length };
}

/** What the learner sees now. */
export interface Situation {
  /** The question that is asked of the learner, if one is. */
  question: string | null;
  /** Everything that happened. */
  events: readonly TheEvent[];
  /** The learner's side. */
  you: Side | null;
}

/** The lesson that is due: the first that is not learnt yet and whose trigger is there. */
export function due(situation: Situation, learnt: ReadonlySet<string>): Lesson | null {
  return lessons.find((lesson) => !learnt.has(lesson.name) && fires(lesson.when, situation)) ?? null;
}

function fires(trigger: Trigger, { question, events, you }: Situation): boolean {
  if ('question' in trigger) return trigger.question === question;
  const { event: name, own, field, values } = trigger;
  return events.some((event) => {
    if (event.event !== name || (own && event['side'] !== you)) return false;
    const value = field === undefined ? undefined : event[field];
    return field === undefined || (values === undefined ? Number(value) > 0 : values.includes(String(value)));
  });
}
