// A replay that is being watched: the moment that is shown, the moments that are known, and whether it plays.
import type { Board, LandmarkAt, MatchInfo, Moment, Sheet } from '../../generated/protocol';
import { replay, Refused } from '../api';
import { Projector } from '../match/projector';
import type { Sound } from '../match/sounds';
import type { TheEvent } from '../match/standing';
import { still, story, toRead, withoutMotion, type Picture, type Scene, type Step } from '../match/story';
import { moving } from '../settings.svelte';
import { eventsUpTo, nextLandmark, rollUpTo, stretch, wanted, type Jump } from './reel';

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
  readonly #projector = new Projector((step) => this.#project(step));
  #timer = 0;
  #bannerTimer = 0;
  /** What a story on the screen shows; null where the moment itself is shown. */
  #scene = $state.raw<Scene | null>(null);
  /** The way of the ball that led to the moment, as its story told it; null where none was told. */
  #trail = $state.raw<readonly string[] | null>(null);
  /** A goal or the end of a half, large over the pitch for a moment. */
  banner = $state.raw<TheEvent | null>(null);
  /** What is to be heard now. */
  heard = $state.raw<readonly Sound[]>([]);

  constructor(id: string, at: number) {
    this.#id = id;
    this.at = at;
    void this.#load(at);
  }

  /** The moment that is shown. */
  get moment(): Moment | null {
    return this.#moments.get(this.at) ?? this.#last;
  }

  /** What is on the screen; null until the first moments are there. */
  get scene(): Scene | null {
    if (this.#scene !== null) return this.#scene;
    const { moment } = this;
    return moment === null ? null : { ...still(this.#picture(moment), 0), trail: this.#trail };
  }

  /** Whether it is being told how the moment came about. */
  get telling(): boolean {
    return this.#scene !== null;
  }

  /** What happened up to it, as far as it is told. */
  get events(): TheEvent[] {
    const events = eventsUpTo(this.#moments, this.moment?.number ?? this.at);
    return this.#scene === null ? events : events.slice(0, this.#scene.told);
  }

  get sheet(): Sheet | null {
    return this.scene?.sheet ?? null;
  }

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** Shows a moment; one that follows, or is jumped to for what happens in it, is told. */
  goto(at: number, tells = at === this.at + 1): void {
    this.#end();
    this.#last = this.moment;
    this.at = Math.min(Math.max(0, Math.round(at)), this.last);
    this.#trail = null;
    const waits = tells && !this.#moments.has(this.at);
    void this.#load(this.at).then(() => waits && this.#tell());
    if (tells) this.#tell();
    else if (this.playing) this.#schedule();
  }

  /** Goes some moments on or back; by hand, so that it plays no further. */
  step(count: number): void {
    this.pause();
    this.goto(this.at + count);
  }

  jump(kind: Jump, step: 1 | -1): LandmarkAt | undefined {
    const landmark = nextLandmark(this.landmarks, this.at, kind, step);
    if (landmark !== undefined) this.goto(landmark.moment, true);
    return landmark;
  }

  /** Ends the story on the screen: shows the moment that it leads to. */
  skip(): void {
    if (this.#scene === null) return;
    this.#end();
    if (this.playing) this.#schedule();
  }

  /** Plays on, from the beginning where the end was shown. */
  play(): void {
    if (this.at >= this.last) this.goto(0);
    this.playing = true;
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    this.#end();
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

  /** What is looked at of a moment. When a goal is told the pieces still stand as they did when the ball was shot. */
  #picture(moment: Moment): Picture {
    const scored = moment.events.some(({ landmark }) => landmark === 'goal');
    const before = scored ? this.#moments.get(moment.number - 1) : undefined;
    const board: Board = (before ?? moment).board;
    return { board, sheet: moment.sheet, roll: rollUpTo(this.#moments, moment.number) };
  }

  /** Tells how the moment came about, where the one before it is known, and plays on from there. */
  #tell(): void {
    const [before, moment] = [this.#moments.get(this.at - 1), this.#moments.get(this.at)];
    if (this.#projector.running) return;
    if (before === undefined || moment === undefined || !(moving() || this.playing)) {
      if (this.playing) this.#schedule();
      return;
    }
    const events = eventsUpTo(this.#moments, this.at);
    const known = events.length - moment.events.length;
    const steps = toRead(story(this.#picture(before), this.#picture(moment), events, known), events.slice(known));
    window.clearTimeout(this.#timer);
    this.#projector.play(moving() ? steps : withoutMotion(steps), 1 / this.speed, () => this.playing && this.#tick());
  }

  #project({ phase, scene }: Step): void {
    this.heard = scene.sounds;
    if (scene.banner !== null) {
      this.banner = scene.banner;
      window.clearTimeout(this.#bannerTimer);
      this.#bannerTimer = window.setTimeout(() => (this.banner = null), 2200 / this.speed);
    }
    this.#scene = phase === 'end' ? null : scene;
    this.#trail = scene.trail;
  }

  /** Ends what is being told and what would follow by itself. */
  #end(): void {
    this.#projector.stop();
    window.clearTimeout(this.#timer);
    this.#scene = null;
    this.banner = null;
  }

  /** Goes on after a moment that was not told. */
  #schedule(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#tick(), (this.#moments.has(this.at) ? 600 : 200) / this.speed);
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
