// The server's HTTP interface, typed; a refusal becomes a `Refused` that says what is wrong.
import type {
  ActInfo,
  Admission,
  AwayIn,
  BySide,
  Claim,
  Ceremony,
  ChallengesFrom,
  CheckedPosition,
  ClubInfo,
  Codes,
  CreatedCup,
  CupChances,
  CupEntry,
  CupFigures,
  CupInfo,
  CupList,
  CupOrganiser,
  CupSheet,
  CupStart,
  DiceCounts,
  Desk,
  DiceFigures,
  EditionComparison,
  Example,
  GameInfo,
  GuideInfo,
  HeldSeat,
  Invitation,
  Inviting,
  LabAnswer,
  LabQuestion,
  LadderInfo,
  LadderPage,
  LogIn,
  MadeToken,
  MatchInfo,
  Me,
  MyMatch,
  MySides,
  NewAccount,
  NewAct,
  NewBrowser,
  NewCup,
  NewInvitation,
  NewMail,
  NewFromPosition,
  NewMatch,
  NewPassword,
  NewReport,
  NewSandbox,
  NewPasskey,
  NewToken,
  NoticeList,
  NoticeSettings,
  NoticeWishes,
  PasskeyInfo,
  PasskeyLogIn,
  OwnSeat,
  PairInfo,
  PastMatches,
  Person,
  PersonalReportAnswer,
  PersonFile,
  Practice,
  PuzzleAttempt,
  PuzzleInfo,
  PuzzleStanding,
  PuzzleThemeInfo,
  Problem,
  RatingPoint,
  Reach,
  Recover,
  Related,
  Relation,
  RelationTo,
  RecoverByLink,
  Renewal,
  Replay,
  ResultSheet,
  Review,
  ReviewAnswer,
  ReviewDepth,
  ReviewProgress,
  ReviewQuestion,
  ReviewRow,
  ReviewSummary,
  Rulebook,
  RulebookInfo,
  RuleText,
  Seated,
  SessionInfo,
  TokenInfo,
  PlayOuts,
  PositionAnalysis,
  PositionToPlayOut,
  SolvedPosition,
  WrittenPosition,
} from '../generated/protocol';
import { language } from './messages.svelte';
import { ladderPath, type LadderQuery } from './router';
import { seatsOf, tabSeat } from './seats';

/** The server's answer to a request that it did not carry out. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export const games = () => get<GameInfo[]>('/api/games');
/** How other computers reach the server. */
export const reach = () => get<Reach>('/api/reach');
export const newMatch = (match: NewMatch) => post<Seated>('/api/matches', match);
export const matchInfo = (id: string) =>
  ask<MatchInfo>(`/api/matches/${encodeURIComponent(id)}`, { headers: seatHeader(id) });
export const replay = (id: string, from: number, count: number) =>
  ask<Replay>(`/api/matches/${encodeURIComponent(id)}/replay?from=${from}&count=${count}`, { headers: seatHeader(id) });
/** A match that goes on from a moment of another. */
export const sandbox = (id: string, wanted: NewSandbox) =>
  post<Seated>(`/api/matches/${encodeURIComponent(id)}/sandbox`, wanted);
/** The review of a match that is over, or how far it is: ask again. */
export const review = (id: string, depth: ReviewDepth) =>
  ask<Review | ReviewProgress>(`/api/matches/${encodeURIComponent(id)}/review?depth=${depth}`, {
    headers: seatHeader(id),
  });
/** The same in short, at a glance. */
export const reviewSummary = (id: string) =>
  ask<ReviewSummary | ReviewProgress>(`/api/matches/${encodeURIComponent(id)}/review/summary`, {
    headers: seatHeader(id),
  });
/** What a side could decide at a moment of a match that is over. */
export const reviewQuestion = (id: string, moment: number) =>
  ask<ReviewQuestion>(`/api/matches/${encodeURIComponent(id)}/review/question?moment=${moment}`, {
    headers: seatHeader(id),
  });
/** How good another answer is; nothing is kept. */
export const reviewAnswer = (id: string, wanted: ReviewRow) =>
  ask<ReviewAnswer | ReviewProgress>(`/api/matches/${encodeURIComponent(id)}/review/answer`, {
    method: 'POST',
    headers: { ...seatHeader(id), 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
/** Whether a review is not there yet. */
export const isUnderWay = (told: object): told is ReviewProgress => 'done' in told;
/** What an invitation is to. */
export const lookAtInvitation = (id: string, invitation: string) =>
  post<Invitation>(`/api/matches/${encodeURIComponent(id)}/invitation`, { invitation });
/** Takes the seat of an invitation. */
export const claimSeat = (id: string, claim: Claim) =>
  post<OwnSeat>(`/api/matches/${encodeURIComponent(id)}/claim`, claim);
/** Gives one's own seat another secret. */
export const renewSeat = (id: string, renewal: Renewal) =>
  post<OwnSeat>(`/api/matches/${encodeURIComponent(id)}/renewal`, renewal);
/** Replaces an invitation that nobody has taken, or takes it back. */
export const changeInvitation = (id: string, inviting: Inviting) =>
  post<NewInvitation>(`/api/matches/${encodeURIComponent(id)}/invite`, inviting);
export const rules = (id: string) => get<RuleText[]>(`/api/rules/${encodeURIComponent(id)}`);
/** What differs between two rule sets, as far as it is known. */
export const askLab = (question: LabQuestion) => post<LabAnswer>('/api/lab', question);
/** The report over the matches of the account. */
export const myReport = (game: string) => get<PersonalReportAnswer>(`/api/me/report?${new URLSearchParams({ game })}`);
/** The report over the matches of seats. */
export const reportOfSeats = (game: string, seats: HeldSeat[]) =>
  post<PersonalReportAnswer>('/api/report', { game, seats });
/** The competitions that are public and those with these ids, those that changed last first. */
export const cups = (known: readonly string[]) => get<CupList>(`/api/cups?known=${known.join(',')}`);
/** A competition and the tag of what is told of it; nothing where that is the tag which is known. */
export async function cup(id: string, known: string | null): Promise<{ info: CupInfo; tag: string | null } | null> {
  const headers: HeadersInit = { 'accept-language': language(), ...(known === null ? {} : { 'if-none-match': known }) };
  const response = await fetch(`/api/cups/${encodeURIComponent(id)}`, { headers });
  if (response.status === 304) return null;
  return { info: await told<CupInfo>(response), tag: response.headers.get('etag') };
}
/** The scenarios that show a rule. */
export const examples = (id: string) => get<Example[]>(`/api/rules/${encodeURIComponent(id)}/examples`);
export const rulebooks = () => get<RulebookInfo[]>('/api/rulebooks');
export const rulebook = (name: string) => get<Rulebook>(`/api/rulebooks/${encodeURIComponent(name)}`);
export const guides = () => get<GuideInfo[]>('/api/guides');
export const puzzleThemes = () => get<PuzzleThemeInfo[]>('/api/puzzles');
/** The puzzle of today. */
export const dailyPuzzle = () => get<PuzzleInfo>('/api/puzzles/daily');
export const onePuzzle = (id: string) => get<PuzzleInfo>(`/api/puzzles/${encodeURIComponent(id)}`);
/** The next puzzle of a game or theme. */
export const nextPuzzle = (wanted: { game?: string; theme?: string; after?: string }) =>
  get<PuzzleInfo>(`/api/puzzles/next?${new URLSearchParams({ ...wanted })}`);
/** How an attempt at a puzzle stands after these choices, or only whether the rules take them. */
export const attemptPuzzle = (id: string, answers: readonly string[], why: boolean) =>
  post<PuzzleAttempt>(`/api/puzzles/${encodeURIComponent(id)}`, { answers, why });
/** Where the account stands as a solver of each game's puzzles. */
export const myPuzzles = () => get<PuzzleStanding[]>('/api/me/puzzles');
/** How a lesson stands after the reader's choices. */
export const practise = (guide: string, lesson: string, answers: readonly string[]) =>
  post<Practice>(`/api/guides/${encodeURIComponent(guide)}/${encodeURIComponent(lesson)}`, { answers });
/** How a position stands, as it is always written; what is wrong with it is a refusal. */
export const checkPosition = (text: string) => post<CheckedPosition>('/api/positions', { text });
/** What a position is worth, and the best plans. */
export const analysePosition = (text: string) => post<PositionAnalysis>('/api/positions/analysis', { text });
/** How a few matches end that are played out from a position. */
export const playOut = (which: PositionToPlayOut) => post<PlayOuts>('/api/positions/play-outs', which);
/** A position under each edition. */
export const compareEditions = (text: string) => post<EditionComparison>('/api/positions/editions', { text });
/** How to score from a position. */
export const solvePosition = (text: string) => post<SolvedPosition>('/api/positions/solution', { text });
/** Sets up a match that begins with a position. */
export const playFrom = (wanted: NewFromPosition) => post<Seated>('/api/positions/matches', wanted);
/** The position of a match that is over, at a moment. */
export const positionOf = (id: string, moment: number) =>
  ask<WrittenPosition>(`/api/matches/${encodeURIComponent(id)}/position?moment=${moment}`, { headers: seatHeader(id) });
export const newCup = (cup: NewCup) => post<CreatedCup>('/api/cups', cup);
export const cupChances = (id: string) => get<CupChances>(`/api/cups/${encodeURIComponent(id)}/chances`);
export const cupStatistics = (id: string) => get<CupFigures>(`/api/cups/${encodeURIComponent(id)}/statistics`);
/** The booked sheet of a match; for the organiser. */
export const cupSheet = (id: string, which: CupSheet) =>
  post<ResultSheet>(`/api/cups/${encodeURIComponent(id)}/sheet`, which);
/** Where a competition can be downloaded. */
export const cupExport = (id: string, as: 'csv' | 'json' | 'ics') =>
  `/api/cups/${encodeURIComponent(id)}/export?as=${as}&language=${language()}`;
/** Tells a competition what happened; for its organiser. */
export const enterInCup = (id: string, what: CupEntry) =>
  post<CupInfo>(`/api/cups/${encodeURIComponent(id)}/entries`, what);
/** Begins a match of a competition; for its organiser. */
export const playInCup = (id: string, which: CupStart) =>
  post<Seated>(`/api/cups/${encodeURIComponent(id)}/matches`, which);
/** Makes the organiser's link of a competition void and gives another secret; for its organiser. */
export const replaceOrganiser = (id: string, organiser: string) =>
  post<CupOrganiser>(`/api/cups/${encodeURIComponent(id)}/organiser`, { organiser });
/** Takes a record in, to be looked at. */
export const loadRecord = (text: string) =>
  ask<MatchInfo>('/api/records', { method: 'POST', headers: { 'content-type': 'application/jsonl' }, body: text });
/** The dice of a match that is over against what fair dice show. */
export const diceFigures = (id: string) =>
  ask<BySide<DiceFigures>>(`/api/matches/${encodeURIComponent(id)}/dice`, { headers: seatHeader(id) });
/** Where the record of a match can be downloaded. */
export const recordAddress = (id: string) => `/api/matches/${encodeURIComponent(id)}/record`;

/** A member of the club. */
export const person = (name: string) => get<Person>(`/api/people/${encodeURIComponent(name)}`);
/** Matches of a member, the last first; those before a place that the last answer named. */
export const pastMatches = (name: string, before?: number) =>
  get<PastMatches>(`/api/people/${encodeURIComponent(name)}/matches${before === undefined ? '' : `?before=${before}`}`);
/** The ratings of a member on a ladder, the oldest first. */
export const ratingHistory = (name: string, { game, edition, speed }: LadderInfo) =>
  get<RatingPoint[]>(
    `/api/people/${encodeURIComponent(name)}/ratings?${new URLSearchParams({ game, edition, speed })}`,
  );
/** What the dice of a member showed, or without a name those of the whole server. */
export const diceCounts = (name?: string) =>
  get<DiceCounts>(name === undefined ? '/api/dice' : `/api/people/${encodeURIComponent(name)}/dice`);
/** A page of a ladder. */
export const ladder = (which: LadderQuery) => get<LadderPage>(`/api${ladderPath(which)}`);

/** The club of the server, and who asks. */
export const clubInfo = () => get<ClubInfo>('/api/club');
export const register = (account: NewAccount) => post<Me>('/api/accounts', account);
export const logIn = (name: LogIn) => post<Me>('/api/session', name);
export const logOut = () => remove('/api/session');
export const recover = (how: Recover) => post<Me>('/api/recovery', how);
/** A link that lets one person make an account. */
export const admit = () => ask<Admission>('/api/club/admissions', { method: 'POST' });
export const sessions = () => get<SessionInfo[]>('/api/me/sessions');
export const closeSession = (number: number) => remove(`/api/me/sessions/${number}`);
export const closeOthers = () => remove('/api/me/sessions');
export const changePassword = (how: NewPassword) => post<Me>('/api/me/password', how);
export const makeCodes = (password: string) => post<Codes>('/api/me/codes', { password });
export const closeAccount = (password: string, resign: boolean) => post<null>('/api/me/close', { password, resign });
/** Where everything about the account can be downloaded. */
export const meExport = '/api/me/export';
/** Makes seats the account's. */
export const takeSeats = (seats: HeldSeat[]) => post<null>('/api/me/seats', { seats });
/** The matches of the account, those that wait for it first. */
export const myMatches = () => get<MyMatch[]>('/api/me/matches');
/** Takes days off in all matches by letter, or with none is back. */
export const takeVacation = (days: number) => put<AwayIn[]>('/api/me/vacation', { days });
/** The sides of a match that the account plays. */
export const mySides = (id: string) => get<MySides>(`/api/me/matches/${encodeURIComponent(id)}`);
export const tokens = () => get<TokenInfo[]>('/api/me/tokens');
export const makeToken = (wanted: NewToken) => post<MadeToken>('/api/me/tokens', wanted);
/** What the account is told on the page. */
export const myNotices = () => get<NoticeList>('/api/me/notices');
export const readNotices = () => post<null>('/api/me/notices/read', {});
/** How the account is told. */
export const noticeSettings = () => get<NoticeSettings>('/api/me/notices/settings');
export const wishNotices = (wishes: NoticeWishes) => put<NoticeSettings>('/api/me/notices/settings', wishes);
export const setWebhook = (url: string) => put<NoticeSettings>('/api/me/webhook', { url });
/** Lets a browser be told. */
export const addBrowser = (browser: NewBrowser) => post<NoticeSettings>('/api/me/browsers', browser);
/** Nothing goes to this address any more. */
export const closeRoad = (number: number) => remove(`/api/me/roads/${number}`);
/** Sends a link to a mail address, which confirms it. */
export const setMail = (mail: NewMail) => put<null>('/api/me/mail', mail);
export const confirmMail = (secret: string) => post<null>('/api/mail/confirmation', { secret });
/** Sends a link to whoever has forgotten his password. */
export const recoverByMail = (who: string) => post<null>('/api/recovery/mail', { who });
export const recoverByLink = (how: RecoverByLink) => post<Me>('/api/recovery/link', how);
/** Ends notices by mail. */
export const unsubscribe = (token: string) =>
  ask<null>(`/api/unsubscribe?token=${encodeURIComponent(token)}`, { method: 'POST' });
export const passkeys = () => get<PasskeyInfo[]>('/api/me/passkeys');
export const beginPasskey = () => post<Ceremony>('/api/me/passkeys/ceremony', undefined);
export const addPasskey = (made: NewPasskey) => post<PasskeyInfo[]>('/api/me/passkeys', made);
export const removePasskey = (number: number) => remove(`/api/me/passkeys/${number}`);
export const beginLogIn = () => post<Ceremony>('/api/session/ceremony', undefined);
export const logInByPasskey = (signed: PasskeyLogIn) => post<Me>('/api/session/passkey', signed);
export const closeToken = (number: number) => remove(`/api/me/tokens/${number}`);

/** Whom the account follows and whom it blocks. */
export const myRelations = () => get<Related[]>('/api/me/relations');
const relationOf = (name: string) => `/api/people/${encodeURIComponent(name)}/relation`;
/** What a person is to the account. */
export const relationTo = (name: string) => get<RelationTo>(relationOf(name));
export const relate = (name: string, relation: Relation) => post<RelationTo>(relationOf(name), { relation });
export const endRelation = (name: string) => remove(relationOf(name));
/** Says who may challenge the account. */
export const wishChallenges = (from: ChallengesFrom) => put<null>('/api/me/challenges', { from });
/** Tells the moderators of a person or a match. */
export const report = (what: NewReport) => post<null>('/api/reports', what);
export const readWarning = (number: number) => remove(`/api/me/warnings/${number}`);
/** The moderators' desk. */
export const desk = (closed: boolean) => get<Desk>(`/api/desk?closed=${closed}`);
/** Pairs whose rated matches look arranged. */
export const deskPairs = () => get<PairInfo[]>('/api/desk/pairs');
export const personFile = (name: string) => get<PersonFile>(`/api/desk/people/${encodeURIComponent(name)}`);
export const actAtDesk = (act: NewAct) => post<null>('/api/desk/acts', act);
/** What was done at the desk, or before one of its acts. */
export const deskLog = (before?: number) =>
  get<ActInfo[]>(`/api/desk/log${before === undefined ? '' : `?before=${before}`}`);

/** Shows that a seat of the match is held here: whoever has none may see it later than it is played. */
function seatHeader(id: string): HeadersInit {
  const { home, away } = seatsOf(id);
  const seat = tabSeat(id) ?? home ?? away;
  return seat === null ? {} : { 'gaffer-seat': seat };
}

function remove(path: string): Promise<void> {
  return ask<void>(path, { method: 'DELETE' });
}

function get<T>(path: string): Promise<T> {
  return ask<T>(path, {});
}

function post<T>(path: string, body: unknown): Promise<T> {
  return say<T>('POST', path, body);
}

function put<T>(path: string, body: unknown): Promise<T> {
  return say<T>('PUT', path, body);
}

function say<T>(method: string, path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { ...init.headers, 'accept-language': language() };
  return told(await fetch(path, { ...init, headers }));
}

/** What the server answers, or why it refuses. */
async function told<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  throw new Refused(problemIn(body) ?? { code: `http-${response.status}`, message: response.statusText });
}

/** The problem in an answer, bare or in an `error` field. */
function problemIn(body: unknown): Problem | null {
  if (typeof body !== 'object' || body === null) return null;
  const inner = 'error' in body ? body.error : 'problem' in body ? body.problem : body;
  return typeof inner === 'object' && inner !== null && 'message' in inner && 'code' in inner
    ? (inner as Problem)
    : null;
}
