// The server's HTTP interface, typed; a refusal becomes a `Refused` that says what is wrong.
import type {
  CreatedCup,
  CupEntry,
  CupInfo,
  CupStart,
  CupSummary,
  Example,
  GameInfo,
  GuideInfo,
  MatchInfo,
  NewCup,
  NewMatch,
  NewSandbox,
  Practice,
  Problem,
  Replay,
  Rulebook,
  RulebookInfo,
  RuleText,
  Seated,
} from '../generated/protocol';
import { language } from './messages.svelte';

/** The server's answer to a request that it did not carry out. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export const games = () => get<GameInfo[]>('/api/games');
export const newMatch = (match: NewMatch) => post<Seated>('/api/matches', match);
export const matchInfo = (id: string) => get<MatchInfo>(`/api/matches/${encodeURIComponent(id)}`);
export const replay = (id: string, from: number, count: number) =>
  get<Replay>(`/api/matches/${encodeURIComponent(id)}/replay?from=${from}&count=${count}`);
/** A match that goes on from a moment of another. */
export const sandbox = (id: string, wanted: NewSandbox) =>
  post<Seated>(`/api/matches/${encodeURIComponent(id)}/sandbox`, wanted);
export const rules = (id: string) => get<RuleText[]>(`/api/rules/${encodeURIComponent(id)}`);
/** The scenarios that show a rule. */
export const examples = (id: string) => get<Example[]>(`/api/rules/${encodeURIComponent(id)}/examples`);
export const rulebooks = () => get<RulebookInfo[]>('/api/rulebooks');
export const rulebook = (name: string) => get<Rulebook>(`/api/rulebooks/${encodeURIComponent(name)}`);
export const guides = () => get<GuideInfo[]>('/api/guides');
/** How a lesson stands after the reader's choices. */
export const practise = (guide: string, lesson: string, answers: readonly string[]) =>
  post<Practice>(`/api/guides/${encodeURIComponent(guide)}/${encodeURIComponent(lesson)}`, { answers });
/** The competitions of this server, those that changed last first. */
export const cups = () => get<CupSummary[]>('/api/cups');
export const cup = (id: string) => get<CupInfo>(`/api/cups/${encodeURIComponent(id)}`);
export const newCup = (cup: NewCup) => post<CreatedCup>('/api/cups', cup);
/** Tells a competition what happened; for its organiser. */
export const enterInCup = (id: string, what: CupEntry) =>
  post<CupInfo>(`/api/cups/${encodeURIComponent(id)}/entries`, what);
/** Begins a match of a competition; for its organiser. */
export const playInCup = (id: string, which: CupStart) =>
  post<Seated>(`/api/cups/${encodeURIComponent(id)}/matches`, which);
/** Takes a record in, to be looked at. */
export const loadRecord = (text: string) =>
  ask<MatchInfo>('/api/records', { method: 'POST', headers: { 'content-type': 'application/jsonl' }, body: text });
/** Where the record of a match can be downloaded. */
export const recordAddress = (id: string) => `/api/matches/${encodeURIComponent(id)}/record`;

function get<T>(path: string): Promise<T> {
  return ask<T>(path, {});
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { ...init.headers, 'accept-language': language() };
  const response = await fetch(path, { ...init, headers });
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
