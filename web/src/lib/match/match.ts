// What the screens ask of a match, wherever it lives: behind a WebSocket, or some day in the browser itself.
import type { Conditional, Foreseen, Problem, Request, Saying, Thoughts } from '../../generated/protocol';
import type { Standing } from './standing';

/** Conditional answers in a row, one for each decision of the seat. */
export type Line = Conditional[];

/** What became of an answer. */
export type Outcome = { ok: true; version: number } | { ok: false; problem: Problem };

/** Whether a choice is allowed, and if not why. */
export type Verdict = { allowed: true } | { allowed: false; problem: Problem };

type Distributed<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What ends a match before the whistle, or leads to it; and days off. */
export type EndRequest = Distributed<
  Extract<Request, { do: 'resign' | 'abort' | 'claim' | 'offer' | 'withdraw-offer' | 'answer-offer' | 'vacation' }>
>;

/** A match seen from one seat or from the stands. After a refusal it is as it was. */
export interface Match {
  /** How it stands now. */
  readonly standing: Standing;
  /** Calls back after every change until the returned function is called. */
  watch(listener: (standing: Standing) => void): () => void;
  /** Makes a choice, or a row of choices separated by commas, for a version. */
  choose(version: number, choice: string): Promise<Outcome>;
  /** Gives the dice that a person threw. */
  roll(version: number, dice: number[]): Promise<Outcome>;
  /** Says that the other side's dice show what it says. */
  confirmDice(version: number, dice: number[]): Promise<Outcome>;
  /** Says that they do not. */
  disputeDice(version: number, dice: number[]): Promise<Outcome>;
  /** Takes back the last choice of the open row. */
  undo(version: number): Promise<Outcome>;
  /** Ends the match before the whistle, or offers it. */
  end(request: EndRequest): Promise<Outcome>;
  /** Asks whether a choice is allowed. */
  why(choice: string): Promise<Verdict>;
  /** Asks for the best plans of the side that decides. */
  hint(): Promise<Thoughts | { problem: Problem }>;
  /** Tells the computer coach who is thinking to decide at once. */
  playNow(): Promise<Outcome>;
  /** Asks what a computer coach thought about its last decision; null where there is nothing to tell. */
  thoughts(): Promise<Thoughts | null>;
  /** Says something to those in the same room. */
  say(what: Saying): Promise<Outcome>;
  /** Leaves conditional answers, in place of all that the seat has left before. */
  plan(lines: Line[]): Promise<Outcome>;
  /** What the other side is offered after answers of its, and what the seat may be asked then; null where it is not told. */
  foresee(answers: string): Promise<Foreseen | null>;
  /** Closes every other place in which the seat is open. */
  closeOthers(): Promise<Outcome>;
  /** It was read that the seat is open in another place. */
  forgetOpenedAgain(): void;
  /** It was read that the rules have changed. */
  forgetRulesChanged(): void;
  /** Leaves the match. */
  close(): void;
}
