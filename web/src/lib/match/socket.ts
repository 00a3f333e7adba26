// A match behind the server's WebSocket: joins, comes back after a lost connection, and asks again what got no answer.
import type {
  Foreseen,
  MatchInfo,
  Message,
  NewTeam,
  Problem,
  Request,
  Saying,
  Side,
  TableState,
  Thoughts,
} from '../../generated/protocol';
import { numberToShow, seal } from '../dice/sealer';
import { remember } from '../dice/seen';
import type { EndRequest, Line, Match, Outcome, Verdict } from './match';
import { language as shown } from '../messages.svelte';
import { randomText } from '../random-text';
import { tabName } from '../tab';
import { after, nothingLeft, unknown, type Standing } from './standing';

type Reply = Extract<Message, { message: 'done' | 'why' | 'hint' | 'thoughts' | 'foreseen' | 'refused' }>;
type Distributed<T> = T extends unknown ? Omit<T, 'id'> : never;

const firstWait = 250;
const longestWait = 8000;
/** After so long without a reply the connection is taken for dead; the same request goes out over a new one. */
const patience = 6000;
/** A page that was away for so long asks anew rather than trust a connection that may be dead. */
const longAway = 20_000;

/** The server closes the connections of a banned address with this code. */
const bannedCode = 4403;

/** Problems of the server that may pass. */
const passing = ['storage-failed', 'internal', 'too-fast', 'busy'];

/** A match of the server. */
export class SocketMatch implements Match {
  standing: Standing = unknown;
  readonly #address: string;
  readonly #seat: string | null;
  readonly #side: Side | null;
  readonly #prefix = randomText();
  readonly #listeners = new Set<(standing: Standing) => void>();
  readonly #waiting = new Map<string, { request: Request; resolve: (reply: Reply) => void; timer: number }>();
  readonly #leave = new AbortController();
  /** Answers that were taken, but of which the news are still under way. */
  #taken: Extract<Message, { message: 'done' }>[] = [];
  #socket: WebSocket | null = null;
  #number = 0;
  #tries = 0;
  #retry = 0;
  #hiddenAt = 0;
  /** The language of the words that were sent. */
  #language = '';

  /** A match seen from the seat that a secret opens, from that of the account's side, or from the stands. */
  constructor(id: string, seat: string | null, side: Side | null = null) {
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
    this.#address = `${scheme}://${window.location.host}/api/matches/${encodeURIComponent(id)}/play`;
    this.#seat = seat;
    this.#side = side;
    const signal = this.#leave.signal;
    window.addEventListener('online', () => this.#again(), { signal });
    window.addEventListener('languagechange', () => this.#again(), { signal });
    document.addEventListener('visibilitychange', () => this.#seen(), { signal });
    this.#connect();
  }

  watch(listener: (standing: Standing) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  choose(version: number, choice: string): Promise<Outcome> {
    return this.#ask({ do: 'choose', version, choice }).then(outcome);
  }

  roll(version: number, dice: number[]): Promise<Outcome> {
    return this.#ask({ do: 'roll', version, dice }).then(outcome);
  }

  confirmDice(version: number, dice: number[]): Promise<Outcome> {
    return this.#ask({ do: 'confirm', version, dice }).then(outcome);
  }

  disputeDice(version: number, dice: number[]): Promise<Outcome> {
    return this.#ask({ do: 'dispute', version, dice }).then(outcome);
  }

  undo(version: number): Promise<Outcome> {
    return this.#ask({ do: 'undo', version }).then(outcome);
  }

  end(request: EndRequest): Promise<Outcome> {
    return this.#ask(request).then(outcome);
  }

  plan(lines: Line[]): Promise<Outcome> {
    return this.#ask({ do: 'plan', lines }).then(outcome);
  }

  async foresee(answers: string): Promise<Foreseen | null> {
    const reply = await this.#ask({ do: 'foresee', answers });
    return reply.message === 'foreseen' ? reply.foreseen : null;
  }

  async why(choice: string): Promise<Verdict> {
    const reply = await this.#ask({ do: 'why', choice });
    if (reply.message === 'why' && reply.allowed) return { allowed: true };
    return { allowed: false, problem: problemOf(reply) };
  }

  async hint(): Promise<Thoughts | { problem: Problem }> {
    const reply = await this.#ask({ do: 'hint' });
    return reply.message === 'hint' ? reply.hint : { problem: problemOf(reply) };
  }

  playNow(): Promise<Outcome> {
    return this.#ask({ do: 'play-now' }).then(outcome);
  }

  say(what: Saying): Promise<Outcome> {
    return this.#ask({ do: 'say', what }).then(outcome);
  }

  closeOthers(): Promise<Outcome> {
    return this.#ask({ do: 'close-others' }).then(outcome);
  }

  async thoughts(): Promise<Thoughts | null> {
    const reply = await this.#ask({ do: 'thoughts' });
    return reply.message === 'thoughts' ? reply.thoughts : null;
  }

  forgetOpenedAgain(): void {
    this.#set({ opened: null });
  }

  forgetRulesChanged(): void {
    this.#set({ rulesChanged: false });
  }

  close(): void {
    this.#leave.abort();
    this.#listeners.clear();
    window.clearTimeout(this.#retry);
    for (const { timer } of this.#waiting.values()) window.clearTimeout(timer);
    this.#drop();
  }

  #ask(request: Distributed<Request>): Promise<Reply> {
    const id = `${this.#prefix}-${++this.#number}`;
    return new Promise((resolve) => {
      const waiting = { request: { ...request, id } as Request, resolve, timer: 0 };
      this.#waiting.set(id, waiting);
      if (this.standing.link === 'joined') this.#send(id);
    });
  }

  #send(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    window.clearTimeout(waiting.timer);
    waiting.timer = window.setTimeout(() => this.#again(), patience);
    this.#socket?.send(JSON.stringify(waiting.request));
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      const language = shown();
      // What was said in another language is said again.
      const since = language === this.#language ? this.standing.settled : 0;
      this.#language = language;
      const join: Request = { do: 'join', id: `${this.#prefix}-join`, since, want: 'sight', language };
      if (this.#seat !== null) Object.assign(join, { seat: this.#seat, client: tabName() });
      else if (this.#side !== null) Object.assign(join, { side: this.#side, client: tabName() });
      socket.send(JSON.stringify(join));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = ({ code, reason }) => {
      if (code === bannedCode) this.#turnedAway({ code: 'banned', message: reason });
      else this.#lost();
    };
  }

  #hear(message: Message): void {
    switch (message.message) {
      case 'welcome':
        this.#tries = 0;
        // The news that follow count, whatever was known: a server that was started again may number versions anew.
        this.#set({
          info: message.info,
          you: message.you,
          link: 'joined',
          problem: null,
          version: -1,
          plans: nothingLeft,
        });
        for (const id of this.#waiting.keys()) this.#send(id);
        this.#seal();
        break;
      case 'sealing': {
        const { info } = this.standing;
        const { message: _, ...sealing } = message;
        if (info !== null) this.#set({ info: { ...info, sealing } });
        this.#seal();
        break;
      }
      case 'number-refused':
        this.#set({ wrongNumber: message.side });
        break;
      case 'news':
        this.#change(after(this.standing, message));
        if (this.standing.info?.dice === 'sealed') remember(this.standing.info.id, message.from, message.events);
        this.#tellTaken();
        break;
      case 'presence':
        this.#set({ there: message.there });
        break;
      case 'thinking':
        if (message.version === this.standing.version) this.#set({ thinking: message });
        break;
      case 'dice-said':
        if (message.version === this.standing.version) this.#set({ said: { side: message.side, dice: message.dice } });
        break;
      case 'table':
        this.#set({ beside: { ...message, at: performance.now() }, info: played(this.standing.info, message) });
        break;
      case 'chat': {
        const known = (this.standing.chat?.lines ?? []).filter(
          ({ number }) => !message.lines.some((line) => line.number === number),
        );
        const lines = [...known, ...message.lines].sort((a, b) => a.number - b.number);
        this.#set({ chat: { free: message.free, lines } });
        break;
      }
      case 'hint-shown':
        this.#set({ hinted: { side: message.side, hint: message.hint } });
        break;
      case 'plans':
        this.#set({ plans: { lines: message.lines, dropped: message.dropped } });
        break;
      case 'opened-again':
        this.#set({ opened: message.places });
        break;
      case 'rules-changed':
        this.#set({ rulesChanged: true });
        break;
      case 'refused':
        if (message.id === `${this.#prefix}-join`) this.#turnedAway(message.problem);
        else this.#answered(message.id, message);
        break;
      case 'done':
        this.#taken.push(message);
        this.#tellTaken();
        break;
      case 'why':
      case 'hint':
      case 'thoughts':
      case 'foreseen':
        this.#answered(message.id, message);
        break;
    }
  }

  /** Seals this seat's number for the dice, and shows it once all seats have sealed: nobody has to be asked for that. */
  #seal(): void {
    const { info, you } = this.standing;
    if (info?.sealing === undefined || you === null) return;
    const { server, seals, numbers } = info.sealing;
    const own = seal(info.id, you, { server, seals });
    if (seals[you] === null) void this.#ask({ do: 'seal', seal: own });
    else if (numbers[you] === null) {
      const isPlayed = (side: Side) => info.teams[side].player.who === 'person';
      const all = (['home', 'away'] as const).every((side) => !isPlayed(side) || seals[side] !== null);
      const number = own === seals[you] ? numberToShow(info.id, you) : null;
      if (all && number !== null) void this.#ask({ do: 'number', number });
      if (number === null) this.#set({ sealedElsewhere: true });
    }
  }

  /** An answer is given when the news of it are here: until then what is shown is not what can be answered. */
  #tellTaken(): void {
    const told = this.#taken.filter(({ version }) => version <= this.standing.version);
    this.#taken = this.#taken.filter((one) => !told.includes(one));
    for (const done of told) this.#answered(done.id, done);
  }

  #answered(id: string | null, reply: Reply): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id === null || waiting === undefined) return;
    window.clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.resolve(reply);
  }

  /** A seat or a match that does not exist will not exist later either; a server in trouble may be well again. */
  #turnedAway(problem: Problem): void {
    if (passing.includes(problem.code)) return this.#lost();
    this.#drop();
    this.#set({ link: 'refused', problem });
  }

  #lost(): void {
    this.#drop();
    this.#set({ link: 'lost' });
    const wait = Math.min(firstWait * 2 ** this.#tries, longestWait) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    window.clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), wait);
  }

  /** Connects anew at once. */
  #again(): void {
    if (this.standing.link === 'refused' || this.#leave.signal.aborted) return;
    window.clearTimeout(this.#retry);
    this.#drop();
    this.#set({ link: this.standing.info === null ? 'joining' : 'lost' });
    this.#tries = 0;
    this.#connect();
  }

  #seen(): void {
    if (document.visibilityState === 'hidden') this.#hiddenAt = Date.now();
    else if (this.standing.link === 'lost' || Date.now() - this.#hiddenAt > longAway) this.#again();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #set(part: Partial<Standing>): void {
    this.#change({ ...this.standing, ...part });
  }

  #change(standing: Standing): void {
    this.standing = standing;
    for (const listener of this.#listeners) listener(standing);
  }
}

/** The match with the computers that have taken over seats, and hints that both have agreed on. */
function played(told: MatchInfo | null, { taken_over, hints }: TableState): MatchInfo | null {
  const info = told === null || hints !== true ? told : { ...told, hints };
  if (info === null || taken_over === undefined) return info;
  const team = (side: Side): NewTeam => {
    const coach = taken_over[side];
    return coach === null ? info.teams[side] : { ...info.teams[side], player: { who: 'computer', coach } };
  };
  return { ...info, teams: { home: team('home'), away: team('away') } };
}

function outcome(reply: Reply): Outcome {
  return reply.message === 'done' ? { ok: true, version: reply.version } : { ok: false, problem: problemOf(reply) };
}

function problemOf(reply: Reply): Problem {
  if (reply.message === 'refused') return reply.problem;
  if (reply.message === 'why' && reply.problem !== undefined) return reply.problem;
  return { code: 'bad-reply', message: 'The server gave an answer that this page does not know. Load the page again.' };
}
