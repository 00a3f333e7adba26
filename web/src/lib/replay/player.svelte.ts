// A replay that is being watched: the moment that is shown, the moments that are known, and whether it plays.
import type { Board, LandmarkAt, MatchInfo, Moment } from '../../generated/protocol';
import { replay, Refused } from '../api';
import type { TheEvent } from '../match/standing';
import { eventsUpTo, nextLandmark, stay, stretch, wanted, type Jump } from './reel';

/** How fast a replay plays. */
export const speeds = [0.5, 1, 2, 4] as const;

export class ReplayPlayer {
  /** The match; null until the first moments are there. */
  info = $state.raw<MatchInfo | null>(null);
  /** How many moments there are. */
  total = $state(0);
  /** Where something worth a jump happens. */
  landmarks = $state.raw<LandmarkAt[]>([]);
  /** The moment that is wanted. */
  at = $state(0);
  /** Whether it plays by itself. */
  playing = $state(false);
  speed = $state<number>(1);
  /** What keeps the replay from being shown. */
  problem = $state.raw<'none' | 'no-server' | 'unknown'>('none');

  #moments = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  /** What is shown while the wanted moment is still under way. */
  #last = $state.raw<Moment | null>(null);
  readonly #id: string;
  readonly #asked = new Set<number>();
  #timer = 0;

  constructor(id: string, at: number) {
    this.#id = id;
    this.at = at;
    void this.#load(at);
  }

  /** The moment that is shown. */
  get moment(): Moment | null {
    return this.#moments.get(this.at) ?? this.#last;
  }

  /** What stands on the board. When a goal is told the pieces still stand as they did when the ball was shot. */
  get board(): Board | null {
    const { moment } = this;
    const scored = moment?.events.some(({ landmark }) => landmark === 'goal') ?? false;
    const before = scored && moment !== null ? this.#moments.get(moment.number - 1) : undefined;
    return (before ?? moment)?.board ?? null;
  }

  /** What happened up to it. */
  get events(): TheEvent[] {
    return eventsUpTo(this.#moments, this.moment?.number ?? this.at);
  }

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** Shows a moment. */
  goto(at: number): void {
    this.#last = this.moment;
    this.at = Math.min(Math.max(0, Math.round(at)), this.last);
    void this.#load(this.at);
    if (this.playing) this.#schedule();
  }

  /** Goes some moments on or back; by hand, so that it plays no further. */
  step(count: number): void {
    this.pause();
    this.goto(this.at + count);
  }

  jump(kind: Jump, step: 1 | -1): LandmarkAt | undefined {
    const landmark = nextLandmark(this.landmarks, this.at, kind, step);
    if (landmark !== undefined) this.goto(landmark.moment);
    return landmark;
  }

  /** Plays on, from the beginning where the end was shown. */
  play(): void {
    if (this.at >= this.last) this.goto(0);
    this.playing = true;
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    window.clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Asks again for what could not be had. */
  retry(): void {
    this.problem = 'none';
    void this.#load(this.at);
  }

  /** Asks again for a match that goes on: it may have grown, lost what was taken back, or come to its end. */
  async refresh(): Promise<void> {
    this.problem = 'none';
    this.#last = this.moment;
    this.#asked.clear();
    this.#moments = new Map();
    await this.#load(this.at);
  }

  close(): void {
    this.pause();
  }

  #schedule(): void {
    window.clearTimeout(this.#timer);
    const moment = this.#moments.get(this.at);
    // A moment that is still under way is waited for.
    const time = moment === undefined ? 200 : stay(moment) / this.speed;
    this.#timer = window.setTimeout(() => this.#tick(), time);
  }

  #tick(): void {
    if (!this.#moments.has(this.at)) return this.#schedule();
    if (this.at >= this.last) return this.pause();
    this.goto(this.at + 1);
  }

  async #load(at: number): Promise<void> {
    for (const from of wanted(at, this.total)) {
      if (this.#asked.has(from)) continue;
      this.#asked.add(from);
      try {
        this.#take(await replay(this.#id, from, stretch));
      } catch (error) {
        this.#asked.delete(from);
        this.problem = error instanceof Refused ? 'unknown' : 'no-server';
        this.pause();
        return;
      }
    }
  }

  #take(part: Awaited<ReturnType<typeof replay>>): void {
    this.info = part.info;
    this.total = part.total;
    this.landmarks = part.landmarks;
    const moments = new Map(this.#moments);
    for (const moment of part.moments) moments.set(moment.number, moment);
    this.#moments = moments;
    // An address may ask for a moment that the match does not have.
    if (this.at > this.last) this.goto(this.last);
  }
}
