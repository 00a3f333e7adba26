// The controller of a match page: one for the pitch, the command field and the log. It knows no rules and no server.
import type {
  Awaits,
  EndTold,
  Foreseen,
  LinesLeft,
  Mark,
  Offer,
  Plan,
  Problem,
  Saying,
  Sheet,
  Side,
  Thoughts,
} from '../../generated/protocol';
import { moving, settings, wantsStillness } from '../settings.svelte';
import { lines } from '../play/voice';
import { Absence } from './absence';
import { commandOf, type Speech } from './command';
import type { EndRequest, Line, Match, Outcome } from './match';
import { foremost, imagined, meant, narrowed, nextPlaces, oddsAt, onlyAnswer, point, wayOfPlan } from './offers';
import { Projector } from './projector';
import type { Sound } from './sounds';
import { nothingLeft, unknown, type Beside, type Standing, type TheEvent } from './standing';
import {
  factors,
  story,
  toRead,
  toReadStill,
  withoutMotion,
  type Dice,
  type Picture,
  type Scene,
  type Step,
} from './story';
import { decider, handOver, toShow } from './table';
import type { Wish } from './windows';
import type { Windows } from './windows.svelte';

/** Something to tell the person before the screen. */
export type Notice =
  | { is: 'problem'; problem: Problem }
  | { is: 'nothing-there'; place: string }
  | { is: 'allowed'; choice: string }
  | { is: 'why-what'; example: string }
  | { is: 'not-understood'; line: string; examples: string[] }
  | { is: 'hint'; hint: Thoughts }
  | { is: 'several'; count: number };

/** A question that was answered without being asked: it hardly ever matters, there was one answer, or a team is lined up. */
export interface Passed {
  awaits: Awaits;
  prompt: string;
  why: 'pass' | 'forced' | 'line-up';
  /** What the one answer is called. */
  label: string;
}

/** Milliseconds in which nobody can have read what a click has brought to light. */
const reaction = 350;
/** With more than this waiting, a player has been away: nothing is told in between. */
const film = 40;
/** How long what is written over the pitch stays there. */
const bannerTime = 2200;

export class MatchController {
  /** What is shown; behind what is known while it is told how it came to be. */
  shown = $state.raw<Standing>(unknown);
  /** What the story on the screen shows now; null where nothing is being told and questions can be answered. */
  scene = $state.raw<Scene | null>(null);
  /** The way of the ball that led to what is shown; null where the board alone says it. */
  trail = $state.raw<readonly string[] | null>(null);
  /** A goal or the end of a half, large over the pitch for a moment. */
  banner = $state.raw<TheEvent | null>(null);
  /** What is to be heard now. */
  heard = $state.raw<readonly Sound[]>([]);
  /** How many changes are known and wait to be told. */
  behind = $state(0);
  /** How many things happened while nobody looked, which can be told now. */
  missed = $state(0);
  /** Whether somebody who watches has stopped the story. */
  paused = $state(false);
  /** The places pointed at so far. */
  pointed = $state.raw<string[]>([]);
  /** The offer that waits to be confirmed. */
  chosen = $state.raw<Offer | null>(null);
  /** The offer under the mouse or the focus, whose way is drawn. */
  previewed = $state.raw<Offer | null>(null);
  /** The parts chosen so far, where a choice is put together. */
  parts = $state.raw<string[]>([]);
  /** What there is to tell. */
  notice = $state.raw<Notice | null>(null);
  /** Whether an answer is under way. */
  busy = $state(false);
  /** Whether a hint is being thought of. */
  hinting = $state(false);
  /** What the computer thought about its last decision; null where there is nothing to tell. */
  thoughts = $state.raw<Thoughts | null>(null);
  /** Whether a question that hardly ever matters is being passed. */
  passing = $state(false);
  /** The last question that was passed, until somebody here decides again. */
  passed = $state.raw<Passed | null>(null);
  /** A seat held here that was opened in another place too, until that is read. */
  opened = $state.raw<{ side: Side; places: number } | null>(null);
  /** Whether the rules have changed under the match, until that is read. */
  rulesChanged = $state(false);
  /** Clocks, an offer and an end before the whistle, as they are now, whatever is still being told. */
  beside = $state.raw<Beside | null>(null);
  /** What was said beside the match; null where nobody may say anything. */
  chat = $state.raw<Standing['chat']>(null);
  /** What the seat on the screen has left for later. */
  plans = $state.raw<LinesLeft>(nothingLeft);
  /** The side to which the computer must be given before it may see what is asked. */
  handTo = $state<Side | null>(null);

  readonly #matches: Match[];
  readonly #stop: (() => void)[];
  /** What is known and not shown yet; the first is being told while the projector runs. */
  #queue: Standing[] = [];
  readonly #projector = new Projector((step) => this.#project(step));
  readonly #absence = new Absence();
  /** Whether what was missed is being told. */
  #isCatchingUp = false;
  #bannerTimer = 0;
  /** The last standing that was shown in whole. */
  #known: Standing = unknown;
  /** What the teams had then. */
  #teams: Sheet['teams'] | null = null;
  #before: Side | null = null;
  #skipped = -Infinity;
  /** The side that is lined up in the usual way, until something else is asked of it. */
  #liningUp: Side | null = null;
  /** Whether somebody has gone back, perhaps to a question that was passed. */
  #wentBack = false;

  /** `windows` knows what is wanted at windows; without it they are always asked. */
  constructor(
    matches: Match[],
    readonly windows: Windows | null = null,
  ) {
    this.#matches = matches;
    const look = () => (document.visibilityState === 'hidden' ? this.#leave() : this.#comeBack());
    document.addEventListener('visibilitychange', look);
    this.#stop = [
      ...matches.map((match) => match.watch(() => this.#news())),
      () => document.removeEventListener('visibilitychange', look),
    ];
    this.#news();
  }

  /** From how many seats the match is seen here: one person has one, two people on one computer have two. */
  get seats(): number {
    return this.#matches.length;
  }

  /** Whether the decision is that of somebody here and can be made now. */
  get mine(): boolean {
    const side = decider(this.shown);
    const isAsked = this.scene === null && this.behind === 0 && this.handTo === null && !this.passing && !this.stands;
    return side !== null && side === this.shown.you && isAsked;
  }

  /** How the match ended before the whistle; null where it did not. */
  get end(): EndTold | null {
    return this.beside?.end ?? null;
  }

  /** Whether nothing can be decided: the match has ended before the whistle, or was adjourned. */
  get stands(): boolean {
    return this.end !== null || this.beside?.adjourned === true;
  }

  /** Whether both sides are asked at once, each at a screen of its own. */
  get both(): boolean {
    return this.beside?.both === true && this.seats < 2 && !this.stands;
  }

  /** Whether a seat of this side is held here. */
  holds(side: Side): boolean {
    return this.#matches.some(({ standing }) => standing.you === side);
  }

  /** Whether two computers play, and the story goes on at the watcher's pace. */
  get watching(): boolean {
    const { info, you } = this.shown;
    const { home, away } = info?.teams ?? {};
    return you === null && home?.player.who === 'computer' && away?.player.who === 'computer';
  }

  /** The dice as they are to be seen. */
  get dice(): Dice | null {
    if (this.scene !== null) return this.scene.dice;
    const roll = this.shown.sight?.last_roll;
    return roll === undefined ? null : { roll, are: 'reckoned' };
  }

  /** Whether dice are to be typed in here: one's own, and those of a computer. */
  get rolling(): boolean {
    const { sight, info, you } = this.shown;
    if (sight?.awaits.kind !== 'roll' || info?.dice !== 'by-hand' || you === null || this.scene !== null) return false;
    if (this.stands) return false;
    const { dice } = sight.awaits;
    const isOurs = (side: Side) => this.#matches.some((match) => match.standing.you === side);
    return dice.some((side) => isOurs(side) || info.teams[side].player.who === 'computer');
  }

  /** Whether the other side, a person at another computer, confirms dice that are typed in by hand. */
  get confirms(): boolean {
    const { info, you } = this.shown;
    if (info === null || you === null || this.seats > 1 || info.dice !== 'by-hand') return false;
    return info.teams.home.player.who === 'person' && info.teams.away.player.who === 'person';
  }

  /**
   * Score, time and teams. While two people look at one screen, each team is shown as the other one may see it; a
   * secret is asked of one alone.
   */
  get sheet(): Sheet | null {
    const { sight } = this.shown;
    if (sight === null || this.seats < 2 || sight.awaits.kind === 'secret') return sight?.sheet ?? null;
    if (this.scene !== null) return { ...sight.sheet, teams: this.#teams ?? sight.sheet.teams };
    const seenBy = (viewer: Side) =>
      this.#matches.find((match) => match.standing.you === viewer)?.standing.sight?.sheet.teams ?? sight.sheet.teams;
    return { ...sight.sheet, teams: { home: seenBy('away').home, away: seenBy('home').away } };
  }

  get offers(): readonly Offer[] {
    return this.mine ? (this.shown.sight?.offers ?? []) : [];
  }

  /** The offers that begin with what was pointed at. */
  get narrowed(): Offer[] {
    return narrowed(this.offers, this.pointed);
  }

  /** The places that can be pointed at now. */
  get next() {
    return nextPlaces(this.offers, this.chosen === null ? this.pointed : this.pointed.slice(0, -1));
  }

  /** What to write on the places that can be pointed at: how likely it is that what is meant there succeeds. */
  get odds() {
    return oddsAt(this.offers, this.chosen === null ? this.pointed : this.pointed.slice(0, -1));
  }

  /** The way to draw: of the offer that waits, else of the one looked at. */
  get path(): readonly string[] {
    const offer = this.chosen ?? this.previewed;
    if (offer === null) return [];
    const plan = this.notice?.is === 'hint' ? this.notice.hint.plans[0] : undefined;
    const way = plan === undefined ? [] : wayOfPlan(plan, offer.choice);
    if (way.length > 0) return way;
    return offer.path ?? (offer.places.length > 1 ? offer.places : []);
  }

  /** What else to draw of that offer. */
  get marks(): readonly Mark[] {
    return (this.chosen ?? this.previewed)?.marks ?? [];
  }

  /** Points at a place: goes on with a choice, makes it, or asks why it cannot be made. */
  point(place: string): void {
    if (this.#wasFilm() || !this.mine || this.busy) return;
    if (this.chosen !== null && this.pointed.at(-1) === place) return this.commit();
    const step = point(this.offers, this.pointed, place);
    if ('refused' in step) return this.#askWhy(step.refused, place);
    this.notice = null;
    this.chosen = null;
    this.previewed = null;
    this.pointed = step.places;
    const full = meant(this.offers, this.pointed);
    const only = full[0];
    if (only !== undefined && narrowed(this.offers, this.pointed).length === 1) this.#pick(only);
  }

  /** Somebody begins to drag from a place: where it can go is shown. */
  lift(from: string): void {
    if (!this.mine || this.busy || nextPlaces(this.offers, []).get(from) !== 'source') return;
    this.clear();
    this.pointed = [from];
  }

  /** A piece was dragged from one place to another: the same as pointing at both. */
  drag(from: string, to: string): void {
    if (this.#wasFilm() || !this.mine || this.busy) return;
    this.chosen = null;
    this.pointed = [];
    const begins = point(this.offers, [], from);
    // Where one place is asked for, dragging something there means that place.
    if ('places' in begins) this.pointed = meant(this.offers, begins.places).length > 0 ? [] : begins.places;
    this.point(to);
  }

  /** Takes an offer from the list: makes it, or shows what it may lead to first. */
  take(offer: Offer): void {
    if (!this.#wasFilm()) this.#take(offer);
  }

  /** Makes the choice that waits to be confirmed. */
  commit(): void {
    if (this.chosen !== null) this.#make(this.chosen);
  }

  /** Drops what was pointed at. */
  clear(): void {
    this.pointed = [];
    this.chosen = null;
    this.previewed = null;
    this.notice = null;
  }

  /** Takes a part into a draft, or out of it. */
  toggle(part: string): void {
    this.parts = this.parts.includes(part) ? this.parts.filter((other) => other !== part) : [...this.parts, part];
  }

  /** Takes these parts into a draft, and no others. */
  takeParts(parts: readonly string[]): void {
    this.parts = [...parts];
  }

  /** The parts of which a coach would put the draft together; none where no coach can tell. */
  async advisedParts(): Promise<readonly string[]> {
    const { draft } = this.shown.sight ?? {};
    if (draft === undefined) return [];
    const answer = await this.#match().hint();
    const words = 'problem' in answer ? [] : (answer.plans[0]?.choice.split(' ') ?? []);
    const parts = draft.parts.map(({ choice }) => choice).filter((part) => words.includes(part));
    return parts.length === draft.wanted ? parts : [];
  }

  /** Makes the choice that was put together. */
  commitDraft(): void {
    const draft = this.shown.sight?.draft;
    if (draft === undefined || this.parts.length !== draft.wanted) return;
    const choice = [draft.verb, ...this.parts].join(' ');
    void this.#answer((match, version) => match.choose(version, choice));
  }

  undo(): void {
    if ((this.shown.sight?.can_undo ?? 0) === 0) return;
    this.#liningUp = null;
    this.windows?.wentBack();
    void this.#answer((match, version) => match.undo(version));
    this.#wentBack = true;
  }

  roll(dice: number[]): void {
    void this.#answer((match, version) => this.#owner(match).roll(version, dice));
  }

  /** The other side's dice show what it says. */
  confirmDice(dice: readonly number[]): void {
    void this.#answer((match, version) => match.confirmDice(version, [...dice]));
  }

  /** The other side's dice show something else. */
  disputeDice(dice: readonly number[]): void {
    void this.#answer((match, version) => match.disputeDice(version, [...dice]));
  }

  /** Ends the match before the whistle, or offers it, for a side held here; else for the one on the screen. */
  async ask(request: EndRequest, side = this.shown.you): Promise<void> {
    const match = this.#matches.find(({ standing }) => standing.you === side) ?? this.#match();
    const outcome = await match.end(request);
    if (!outcome.ok) this.notice = { is: 'problem', problem: outcome.problem };
  }

  /** Says something to those in the same room. */
  say(what: Saying): Promise<Outcome> {
    return this.#match().say(what);
  }

  /** Leaves conditional answers for the seat on the screen; the reason where they are refused. */
  async leave(lines: Line[]): Promise<string | null> {
    const outcome = await this.#match().plan(lines);
    return outcome.ok ? null : outcome.problem.message;
  }

  /** What is ahead of the seat on the screen, which waits; null where it is not told. */
  foresee(answers: string): Promise<Foreseen | null> {
    return this.#match().foresee(answers);
  }

  /** Closes every other place in which a seat held here is open. */
  async closeOthers(side: Side): Promise<void> {
    const outcome = await this.#matches.find((match) => match.standing.you === side)?.closeOthers();
    if (outcome?.ok === false) this.notice = { is: 'problem', problem: outcome.problem };
    else this.forgetOpenedAgain();
  }

  /** It was read that a seat is open in another place. */
  forgetOpenedAgain(): void {
    for (const match of this.#matches) match.forgetOpenedAgain();
  }

  forgetRulesChanged(): void {
    for (const match of this.#matches) match.forgetRulesChanged();
  }

  /** Asks for the best plans, and draws the way of the first of them. */
  async hint(): Promise<void> {
    this.skip();
    if (!this.mine || this.hinting || this.busy) return;
    const { version } = this.shown;
    this.clear();
    this.hinting = true;
    const answer = await this.#match().hint();
    this.hinting = false;
    if (this.shown.version !== version) return;
    // Who has begun to choose meanwhile is told what a coach would do, and keeps the choice.
    const hasChosen = this.pointed.length > 0 || this.chosen !== null || this.parts.length > 0;
    if ('problem' in answer) {
      if (!hasChosen) this.notice = { is: 'problem', problem: answer.problem };
      return;
    }
    this.notice = { is: 'hint', hint: answer };
    const first = answer.plans[0]?.steps[0];
    if (first?.kind !== 'choice' || hasChosen) return;
    this.previewed = this.offers.find((one) => one.choice === first.choice) ?? null;
  }

  /** The best plan of a coach; null where there is none to be had, which is told. */
  async bestPlan(): Promise<Plan | null> {
    const answer = await this.#match().hint();
    if ('problem' in answer) this.notice = { is: 'problem', problem: answer.problem };
    return 'problem' in answer ? null : (answer.plans[0] ?? null);
  }

  /** Makes all choices of a plan. */
  follow(plan: Plan): void {
    this.play(plan.choice);
  }

  /** Makes a row of choices. */
  play(row: string): void {
    if (this.#wasFilm() || !this.mine) return;
    void this.#answer((match, version) => match.choose(version, row));
  }

  /** Lines a team up in the usual way, from here to the first question that is about something else. */
  lineUp(side = decider(this.shown)): void {
    this.#liningUp = side;
    this.#wentBack = false;
    this.#pass();
  }

  /** Declines the window on the screen, and the side's other ones until the turn ends. */
  declineTurn(): void {
    const decline = this.shown.sight?.decline;
    if (decline === undefined || !this.mine || this.busy) return;
    this.windows?.declineTurn(this.shown);
    void this.#answer((match, version) => match.choose(version, decline));
  }

  /** Remembers what is wanted at windows, and does it at the one on the screen. */
  wishAtWindows(wish: Wish): void {
    if (this.shown.you !== null) this.windows?.remember(this.shown.you, wish);
    this.#wentBack = false;
    this.#pass();
  }

  /** Tells the computer to decide at once. */
  playNow(): void {
    void this.#match().playNow();
  }

  /** Asks what the computer thought about its last decision. */
  async lookAtThoughts(): Promise<void> {
    this.thoughts = await this.#match().thoughts();
  }

  async why(choice: string): Promise<void> {
    const verdict = await this.#match().why(choice);
    this.notice = verdict.allowed ? { is: 'allowed', choice } : { is: 'problem', problem: verdict.problem };
  }

  /** Does what a line of the command field says; true when the line is done with. */
  command(line: string, speech: Speech): boolean {
    this.skip();
    const command = commandOf(line, this.offers, speech, this.shown.sight?.decline !== undefined);
    switch (command.do) {
      case 'nothing':
        this.#goOn();
        return true;
      case 'undo':
        this.undo();
        return true;
      case 'hint':
        void this.hint();
        return true;
      case 'why':
        if (command.choice === '') this.notice = { is: 'why-what', example: this.offers[0]?.choice ?? '' };
        else void this.why(command.choice);
        return true;
      case 'roll':
        this.roll(command.dice);
        return true;
      case 'no-more':
        this.declineTurn();
        return true;
      case 'offer':
        // What was typed in full was meant, whatever moved meanwhile.
        this.#take(command.offer);
        return true;
      case 'choose':
        void this.#chooseTyped(command.choice);
        return true;
      case 'ambiguous':
        this.notice = { is: 'several', count: command.offers.length };
        return false;
    }
  }

  /** The person to whom the computer was given is there. */
  tookOver(): void {
    this.#before = this.handTo;
    this.handTo = null;
  }

  /** Ends the story: shows at once what is known. Who only watches goes on to the next change. True where there was one. */
  skip(): boolean {
    const wasSeen = this.banner !== null;
    const tells = this.scene !== null;
    if (tells) this.#skipped = performance.now();
    if (tells && this.watching) this.#end();
    else if (tells) this.toNow();
    if (wasSeen) this.banner = null;
    return tells;
  }

  /** Shows what is known, without telling how it came to be. */
  toNow(): void {
    const last = this.#queue.at(-1);
    if (last === undefined) return;
    const known = this.#known.sight === null ? last.events.length : this.shown.events.length;
    this.#projector.stop();
    this.#queue = [];
    this.#isCatchingUp = false;
    this.#show(last);
    const great = last.events.slice(known).findLast(({ landmark }) => landmark === 'goal' || landmark === 'end');
    if (great !== undefined) this.#flash(great);
  }

  /** Tells what happened while nobody looked, at the pace that is set; who wants nothing to move reads it change by change. */
  tellMissed(): void {
    const [seen, ...since] = this.#absence.take();
    this.missed = 0;
    if (seen === undefined) return;
    this.#projector.stop();
    this.clear();
    const { link, problem, there } = this.shown;
    this.#known = this.shown = { ...seen, link, problem, there };
    this.#queue = since;
    this.#isCatchingUp = true;
    this.#tell();
  }

  /** Stops the story that is watched, or lets it go on. */
  pause(): void {
    this.paused = !this.paused;
    if (!this.paused && !this.#projector.running) this.#tell();
  }

  close(): void {
    for (const stop of this.#stop) stop();
    for (const match of this.#matches) match.close();
    this.#projector.stop();
    window.clearTimeout(this.#bannerTimer);
  }

  /** Nobody looks any more: what is known is shown, and what was not told of it counts as missed. */
  #leave(): void {
    this.#absence.begin(this.#known, this.#queue);
    this.toNow();
  }

  #comeBack(): void {
    this.missed = this.#absence.count((event) => !lines(event, settings.voice).quiet);
    if (this.missed === 0) this.#absence.take();
  }

  /** What was missed is no longer of interest: somebody has decided, or it was taken back. */
  #forgetMissed(): void {
    this.#absence.take();
    this.missed = 0;
  }

  /** Whether a click or a key was meant to end the film, and not for what has come to light under it. */
  #wasFilm(): boolean {
    this.skip();
    return performance.now() - this.#skipped < reaction;
  }

  #take(offer: Offer): void {
    if (!this.mine || this.busy) return;
    if (this.chosen === offer) return this.commit();
    this.clear();
    this.pointed = offer.places;
    this.#pick(offer);
  }

  /** Goes on without a word: makes what waits to be confirmed, else puts forward what is most likely meant. */
  #goOn(): void {
    if (this.#wasFilm() || !this.mine || this.busy) return;
    if (this.chosen !== null) return this.commit();
    const best = this.notice?.is === 'hint' ? this.notice.hint.plans[0] : undefined;
    if (best !== undefined) return this.follow(best);
    if (this.shown.sight?.draft !== undefined) return this.commitDraft();
    const offer = foremost(this.narrowed);
    if (offer === undefined) return;
    this.notice = null;
    this.pointed = offer.places;
    this.chosen = offer;
  }

  #pick(offer: Offer): void {
    const asks = settings.ask === 'always' || (settings.ask === 'odds' && offer.tells_chances === true);
    if (asks) this.chosen = offer;
    else this.#make(offer);
  }

  /** Makes a choice that was typed; where it is none, what could be typed now is told. */
  async #chooseTyped(line: string): Promise<void> {
    await this.#answer((match, version) => match.choose(version, line));
    if (this.notice?.is !== 'problem' || this.notice.problem.code !== 'bad-choice') return;
    const examples = [this.offers[0], this.offers[Math.floor(this.offers.length / 2)], this.offers.at(-1)];
    const written = examples.flatMap((offer) => (offer === undefined ? [] : [offer.choice]));
    if (written.length > 0) this.notice = { is: 'not-understood', line, examples: [...new Set(written)] };
  }

  #make(offer: Offer): void {
    void this.#answer((match, version) => match.choose(version, offer.choice));
  }

  #askWhy(places: string[], place: string): void {
    const pieces = this.shown.sight?.board.pieces ?? [];
    const pieceAt = (at: string) => pieces.find((piece) => piece.at === at && piece.side === this.shown.you)?.text;
    const choice = imagined(this.offers, places, pieceAt) ?? imagined(this.offers, [place], pieceAt);
    this.clear();
    if (choice === null) this.notice = { is: 'nothing-there', place };
    else void this.why(choice);
  }

  async #answer(send: (match: Match, version: number) => Promise<Outcome>): Promise<void> {
    if (this.busy) return;
    this.#forgetMissed();
    this.passed = null;
    this.windows?.forget();
    this.#wentBack = false;
    await this.#send(send);
    this.#pass();
  }

  /** Answers a question that need not be asked. */
  #pass(): void {
    if (this.#wentBack) return this.#goFurtherBack();
    const answer = this.#toPass();
    if (answer === null || this.busy || this.passing || this.#queue.length > 0 || this.scene !== null) return;
    if (answer.passed !== null && this.passed?.why !== 'line-up') this.passed = answer.passed;
    this.passing = true;
    const { version } = this.shown;
    void this.#makeUnasked(answer.choice).then((ok) => {
      if (ok) this.#pass();
      // What could not be passed is asked.
      else if (this.shown.version === version) this.passing = false;
    });
  }

  /** Makes a choice that nobody was asked for; true when it was taken. A window has an answer and a time of its own. */
  async #makeUnasked(choice: string): Promise<boolean> {
    const { shown } = this;
    if (this.windows === null || shown.sight?.decline === undefined) {
      return this.#send((match, version) => match.choose(version, choice));
    }
    this.hinting = this.windows.wish(shown) === 'pays';
    const answer = await this.windows.answer(this.#match(), shown);
    this.hinting = false;
    if (answer === null || this.shown.version !== shown.version) return false;
    return this.#send((match, version) => match.choose(version, answer));
  }

  /** Who takes back something means what was chosen, not what was forced after it. */
  #goFurtherBack(): void {
    const { sight, you } = this.shown;
    if (sight === null || this.busy || this.#queue.length > 0 || decider(this.shown) !== you) return;
    if (onlyAnswer(sight) !== null) this.undo();
  }

  /** The answer to the question on the screen that need not be asked; null where it is to be asked. */
  #toPass(): { choice: string; passed: Passed | null } | null {
    const { sight, you } = this.shown;
    if (sight === null || you === null || decider(this.shown) !== you || this.#wentBack) return null;
    if (this.stands) return null;
    const { awaits, prompt } = sight;
    const answer = (choice: string, why: Passed['why'], label = '') => ({
      choice,
      passed: { awaits, prompt, why, label },
    });
    if (this.#liningUp === you) {
      if (sight.line_up !== undefined)
        return answer(sight.line_up.row.map(({ choice }) => choice).join(', '), 'line-up');
      this.#liningUp = null;
    }
    const only = onlyAnswer(sight);
    // That nothing can be used at a window is nothing to tell.
    if (only !== null && only.choice === sight.decline) return { choice: only.choice, passed: null };
    if (only !== null) return answer(only.choice, 'forced', only.label);
    if (sight.decline !== undefined && this.windows?.isUnasked(this.shown) === true) {
      return { choice: sight.decline, passed: null };
    }
    return settings.pass && sight.pass !== undefined ? answer(sight.pass, 'pass') : null;
  }

  /** Sends an answer; true when it was taken. */
  async #send(send: (match: Match, version: number) => Promise<Outcome>): Promise<boolean> {
    this.busy = true;
    this.notice = null;
    const match = this.#match();
    const outcome = await send(match, this.shown.version);
    this.busy = false;
    if (outcome.ok) return true;
    this.clear();
    // Somebody was faster, and the news of it are here or on their way: what is shown by then is the answer.
    if (outcome.problem.code !== 'stale') this.notice = { is: 'problem', problem: outcome.problem };
    return false;
  }

  /** The match of the seat on the screen. */
  #match(): Match {
    const match = this.#matches.find((one) => one.standing.you === this.shown.you) ?? this.#matches[0];
    if (match === undefined) throw new Error('a page without a match');
    return match;
  }

  /** The seat held here that owns the dice which are due; the one on the screen where that is one of them. */
  #owner(match: Match): Match {
    const awaits = this.shown.sight?.awaits;
    const owns = ({ standing: { you } }: Match) => awaits?.kind === 'roll' && you !== null && awaits.dice.includes(you);
    return owns(match) ? match : (this.#matches.find(owns) ?? match);
  }

  #news(): void {
    const standings = this.#matches.map((match) => match.standing);
    const { you: side = null, opened: places = null } = standings.find(({ opened }) => opened !== null) ?? {};
    this.opened = side === null || places === null ? null : { side, places };
    const besides = standings.map(({ beside }) => beside).filter((beside) => beside !== null);
    this.beside = besides.sort((one, other) => one.at - other.at).at(-1) ?? null;
    this.chat = standings[0]?.chat ?? null;
    if (this.end !== null && this.notice?.is === 'hint') this.notice = null;
    this.plans = standings.find(({ you }) => you === this.shown.you)?.plans ?? nothingLeft;
    this.rulesChanged = standings.some(({ rulesChanged }) => rulesChanged);
    const first = standings[0];
    if (first === undefined) return;
    const latest = this.#queue.at(-1) ?? this.#known;
    const standing = toShow(standings, latest.you);
    if (standing === null) {
      // Nothing is known yet, or the news of the other seat are under way: only how the connection is may change.
      this.shown = { ...this.shown, link: first.link, problem: first.problem };
      return;
    }
    if (standing === latest) return;
    if (standing.version === latest.version && standing.you === latest.you && this.#queue.length > 0) {
      // Nothing new happened: who is there, how the connection is.
      this.#queue[this.#queue.length - 1] = standing;
      this.shown = { ...this.shown, link: standing.link, problem: standing.problem, there: standing.there };
      return;
    }
    this.#queue.push(standing);
    this.#absence.add(standing);
    // What happens after somebody has come back is told with the rest.
    if (this.missed > 0) this.#comeBack();
    const isAway = document.visibilityState === 'hidden' || (!this.watching && this.#queue.length > film);
    // What was taken back is not told.
    const isTakenBack = standing.events.length < latest.events.length;
    // Who has just answered need not look at the last change any longer.
    const hasAnswered = this.scene === null && decider(this.shown) === this.shown.you;
    if (isTakenBack) this.#forgetMissed();
    if (isAway || isTakenBack || !this.#tells()) this.toNow();
    else if (!this.#projector.running || hasAnswered) this.#tell();
    this.behind = this.#queue.length;
  }

  /** Whether it is told how things came to be. Who watches two computers is told even where nothing may move. */
  #tells(): boolean {
    return moving() || this.#isCatchingUp || (this.watching && settings.speed !== 'off');
  }

  /** Tells the next change that is known. */
  #tell(): void {
    const next = this.#queue[0];
    this.behind = this.#queue.length;
    if (next === undefined) this.#isCatchingUp = false;
    if (next === undefined || this.paused) return;
    if (!this.#tells()) return this.toNow();
    const [before, after] = [pictureOf(this.shown), pictureOf(next)];
    const known = Math.min(this.shown.events.length, next.events.length);
    if (before === null || after === null || next.version === this.shown.version) return this.#end();
    let steps = story(before, after, next.events, known);
    if (this.watching) steps = toRead(steps, next.events.slice(known));
    const isStill = this.#isCatchingUp && !moving();
    if (isStill) steps = toReadStill(steps, next.events.slice(known));
    else if (wantsStillness()) steps = withoutMotion(steps);
    const factor = isStill && settings.speed === 'off' ? 1 : factors[settings.speed];
    this.#projector.play(steps, factor, () => this.#tell());
  }

  /** Shows a step of the story; its end is what is known by then. */
  #project({ phase, scene }: Step): void {
    this.heard = scene.sounds;
    if (scene.banner !== null) this.#flash(scene.banner);
    if (phase === 'end') {
      const { trail } = scene;
      const standing = this.#queue.shift();
      if (standing === undefined) return;
      this.#show(standing);
      this.trail = trail;
      return;
    }
    const next = this.#queue[0];
    const { sight } = this.shown;
    if (next === undefined || sight === null) return;
    this.scene = scene;
    this.trail = [];
    this.shown = {
      ...this.shown,
      events: next.events.slice(0, scene.told),
      sight: { ...sight, board: scene.board, sheet: scene.sheet },
    };
  }

  /** Shows the end of the change that is being told, and goes on with the next. */
  #end(): void {
    const standing = this.#queue.shift();
    this.#projector.stop();
    if (standing !== undefined) this.#show(standing);
    this.#tell();
  }

  #flash(event: TheEvent): void {
    window.clearTimeout(this.#bannerTimer);
    this.banner = event;
    this.#bannerTimer = window.setTimeout(
      () => (this.banner = null),
      bannerTime * Math.max(1, factors[settings.speed]),
    );
  }

  #show(standing: Standing): void {
    const isAsked = decider(standing) !== decider(this.#known);
    const changed = isAsked || standing.version !== this.#known.version || standing.you !== this.#known.you;
    this.scene = null;
    this.shown = standing;
    this.#known = standing;
    this.behind = this.#queue.length;
    if (!changed) return;
    this.trail = null;
    this.#teams = this.sheet?.teams ?? null;
    this.pointed = [];
    this.chosen = null;
    this.previewed = null;
    this.parts = [];
    if (this.notice?.is !== 'problem') this.notice = null;
    this.passing = false;
    const toPass = this.#toPass();
    this.handTo = toPass === null ? handOver(this.seats, standing, this.#before) : null;
    // Only who is asked on this screen is before it: the other seat may have joined first.
    const side = decider(standing);
    if (this.handTo === null && toPass === null && side !== null && side === standing.you) this.#before = side;
    this.#pass();
  }
}

/** What is looked at of a match; null where nothing is known. */
function pictureOf({ sight }: Standing): Picture | null {
  return sight === null ? null : { board: sight.board, sheet: sight.sheet, roll: sight.last_roll };
}
