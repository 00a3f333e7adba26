// Somebody tries his own mistakes again: one question after another, each a sandbox at its moment, of which only the offers are wanted.
import type { MatchInfo, Offer, Plan, Side } from '../../generated/protocol';
import { sandbox } from '../api';
import { meant, nextPlaces, point, type Role } from '../match/offers';
import { SocketMatch } from '../match/socket';
import { isRight, type Question } from './steps';

/** How much less than the best a choice may promise to be right too, in points. */
const little = 0.02;

/** Where a question is: being opened, asked, being judged, answered. */
type Stage = 'opens' | 'asks' | 'judges' | 'wrong' | 'right' | 'good' | 'solved' | 'failed';

export class Retry {
  stage = $state.raw<Stage>('opens');
  index = $state(0);
  /** How many were right. */
  found = $state(0);
  offers = $state.raw<readonly Offer[]>([]);
  /** The places that were pointed at so far. */
  pointed = $state.raw<readonly string[]>([]);
  /** The offer that was taken, or is looked at. */
  taken = $state.raw<Offer | null>(null);
  looked = $state.raw<Offer | null>(null);
  readonly questions: readonly Question[];
  readonly side: Side;
  /** Whether they are the reader's own. */
  readonly own: boolean;
  readonly #info: MatchInfo;
  readonly #show: (moment: number) => void;
  #match: SocketMatch | null = null;
  #opened = 0;

  /** Asks the questions of a side; `show` shows a moment on the board. */
  constructor(
    info: MatchInfo,
    { side, own }: { side: Side; own: boolean },
    questions: readonly Question[],
    show: (moment: number) => void,
  ) {
    this.#info = info;
    this.side = side;
    this.own = own;
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
    if (isRight(question, offer.choice)) return this.#answered('right');
    if (offer.choice === question.made?.choice) return this.#answered('wrong');
    const opened = this.#opened;
    this.stage = 'judges';
    const isGood = await this.#judge(offer.choice);
    if (opened === this.#opened) this.#answered(isGood ? 'good' : 'wrong');
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
    this.#match?.close();
    this.#match = null;
  }

  #answered(stage: 'right' | 'good' | 'wrong'): void {
    if (stage !== 'wrong') this.found += 1;
    this.stage = stage;
  }

  /** Whether a search finds that another choice promises hardly less than the best. */
  async #judge(choice: string): Promise<boolean> {
    const hint = await this.#match?.hint();
    if (hint === undefined || !('plans' in hint)) return false;
    const points = ({ chances }: Plan) => (chances === undefined ? null : chances.win + chances.draw / 2);
    const own = hint.plans.find((plan) => plan.choice === choice || plan.choice.startsWith(`${choice}, `));
    const [best] = hint.plans;
    const [least, most] = [own && points(own), best && points(best)];
    return least !== undefined && least !== null && most !== undefined && most !== null && most - least < little;
  }

  async #open(): Promise<void> {
    this.close();
    const opened = this.#opened;
    const { question } = this;
    this.taken = this.looked = null;
    this.pointed = [];
    this.offers = [];
    this.stage = 'opens';
    if (question === undefined) return;
    this.#show(question.moment);
    try {
      const { teams } = this.#info;
      const of = (side: Side) => {
        const player = side === this.side ? { who: 'person' as const } : { who: 'computer' as const, coach: 'random' };
        return { ...teams[side], player };
      };
      const { info, seats } = await sandbox(this.#info.id, {
        moment: question.moment,
        teams: { home: of('home'), away: of('away') },
        hints: true,
      });
      if (opened !== this.#opened) return;
      this.#match = new SocketMatch(info.id, seats[this.side] ?? null);
      const take = () => {
        const sight = this.#match?.standing.sight;
        if (sight == null || this.stage !== 'opens') return;
        this.offers = sight.offers;
        this.stage = sight.offers.length > 0 ? 'asks' : 'failed';
      };
      this.#match.watch(take);
    } catch {
      if (opened === this.#opened) this.stage = 'failed';
    }
  }
}
