// Somebody tries his own mistakes again: one question after another, asked and judged by the server, which keeps nothing of it.
import type { Offer, ReviewAnswer, ReviewDepth, Side } from '../../generated/protocol';
import { isUnderWay, Refused, reviewAnswer, reviewQuestion } from '../api';
import { meant, nextPlaces, point, type Role } from '../match/offers';
import { isRight, type Question } from './steps';

/** The match, the depth of its review, and whose mistakes are asked. */
export interface Reviewed {
  readonly id: string;
  readonly depth: ReviewDepth;
  readonly side: Side;
  /** Whether they are the reader's own. */
  readonly own: boolean;
}

/** How long the page waits before it asks again for a review that is not there yet, in milliseconds. */
const pause = 1000;

/** Where a question is: being opened, asked, being judged, answered. */
type Stage = 'opens' | 'asks' | 'judges' | 'wrong' | 'right' | 'good' | 'solved' | 'failed';

export class Retry {
  stage = $state.raw<Stage>('opens');
  index = $state(0);
  /** How many were right. */
  found = $state(0);
  /** What is asked where the rows part: another question than that of their shared beginning. */
  prompt = $state.raw('');
  offers = $state.raw<readonly Offer[]>([]);
  /** The places that were pointed at so far. */
  pointed = $state.raw<readonly string[]>([]);
  /** The offer that was taken, or is looked at. */
  taken = $state.raw<Offer | null>(null);
  looked = $state.raw<Offer | null>(null);
  /** How good the answer is; null before it is judged, and where it is what was looked for. */
  judged = $state.raw<ReviewAnswer | null>(null);
  /** Why a question cannot be asked, or an answer not be judged. */
  problem = $state.raw<string | null>(null);
  readonly questions: readonly Question[];
  readonly side: Side;
  readonly own: boolean;
  readonly #of: Reviewed;
  readonly #show: (moment: number) => void;
  #opened = 0;

  /** Asks the questions of a side; `show` shows a moment on the board. */
  constructor(of: Reviewed, questions: readonly Question[], show: (moment: number) => void) {
    this.#of = of;
    this.side = of.side;
    this.own = of.own;
    this.questions = questions;
    this.#show = show;
    void this.#open();
  }

  /** The question; none when all are done. */
  get question(): Question | undefined {
    return this.questions[this.index];
  }

  get over(): boolean {
    return this.index >= this.questions.length;
  }

  /** Whether an answer is awaited. */
  get asking(): boolean {
    return this.stage === 'asks' || this.stage === 'wrong';
  }

  /** The places of the board that can be pointed at. */
  get next(): Map<string, Role> {
    return this.asking ? nextPlaces(this.offers, this.pointed) : new Map();
  }

  /** The way to draw of what is looked at. */
  get path(): readonly string[] {
    return (this.looked ?? this.taken)?.path ?? [];
  }

  /** Points at a place of the board; what it means in full is taken. */
  point(place: string): void {
    if (!this.asking) return;
    const to = point(this.offers, this.pointed, place);
    if ('refused' in to) return;
    this.pointed = to.places;
    const [only, ...more] = meant(this.offers, this.pointed);
    if (only !== undefined && more.length === 0) void this.take(only);
  }

  /** Answers the question. */
  async take(offer: Offer): Promise<void> {
    const { question } = this;
    if (question === undefined || !this.asking) return;
    this.taken = offer;
    this.pointed = [];
    this.judged = null;
    this.problem = null;
    if (isRight(question, offer.choice)) return this.#answered('right');
    const opened = this.#opened;
    this.stage = 'judges';
    try {
      const judged = await this.#judge(question.moment, offer.choice);
      // Whoever has gone on meanwhile, or seen the solution, is told nothing more.
      if (opened !== this.#opened || this.taken !== offer) return;
      this.judged = judged;
      const stages = { best: 'right', good: 'good' } as const;
      this.#answered(stages[judged.grade as keyof typeof stages] ?? 'wrong');
    } catch (error) {
      if (opened !== this.#opened) return;
      this.problem = error instanceof Refused ? error.problem.message : null;
      this.stage = 'asks';
    }
  }

  /** Shows the solution. */
  solve(): void {
    this.taken = null;
    this.stage = 'solved';
  }

  /** Goes to the next question, whatever became of this one. */
  go(): void {
    this.index += 1;
    void this.#open();
  }

  close(): void {
    this.#opened += 1;
  }

  #answered(stage: 'right' | 'good' | 'wrong'): void {
    if (stage !== 'wrong') this.found += 1;
    this.stage = stage;
  }

  async #judge(moment: number, row: string): Promise<ReviewAnswer> {
    for (;;) {
      const told = await reviewAnswer(this.#of.id, { moment, row, depth: this.#of.depth });
      if (!isUnderWay(told)) return told;
      await new Promise((done) => setTimeout(done, pause));
    }
  }

  async #open(): Promise<void> {
    this.close();
    const opened = this.#opened;
    const { question } = this;
    this.taken = this.looked = this.judged = null;
    this.problem = null;
    this.pointed = [];
    this.prompt = '';
    this.offers = [];
    this.stage = 'opens';
    if (question === undefined) return;
    this.#show(question.moment);
    try {
      const { sight } = await reviewQuestion(this.#of.id, question.moment);
      if (opened !== this.#opened) return;
      this.prompt = sight.prompt;
      this.offers = sight.offers;
      this.stage = sight.offers.length > 0 ? 'asks' : 'failed';
    } catch (error) {
      if (opened !== this.#opened) return;
      this.problem = error instanceof Refused ? error.problem.message : null;
      this.stage = 'failed';
    }
  }
}
