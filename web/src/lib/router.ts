// The pages and their addresses; pure, so that it can be tested without a browser.
import type { ReviewDepth } from '../generated/protocol';

/** How deep a review can look. */
export const depths: readonly ReviewDepth[] = ['glance', 'search', 'deep'];

const purposes = ['confirm', 'recover', 'unsubscribe'] as const;

/** What a link in a mail is for. */
export type MailPurpose = (typeof purposes)[number];

/** Where a replay begins: at a moment, or at the dearest decision of its review. */
export type ReplayStart = number | 'dearest';

/** A page and what its address says of it. */
export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'lobby' }
  | { page: 'match'; id: string; seat: string | null }
  | { page: 'join'; id: string; invitation: string | null }
  | { page: 'replay'; id: string; at: ReplayStart | null; depth: ReviewDepth | null }
  | { page: 'position'; text: string | null }
  | { page: 'learn'; guide: string | null; lesson: string | null }
  | { page: 'puzzles'; id: string | null; theme: string | null }
  | { page: 'rules'; book: string | null; chapter: number | null; rule: string | null }
  | { page: 'cups' }
  | { page: 'cup'; id: string; organiser: string | null }
  | { page: 'cup-sheets'; id: string }
  | { page: 'account'; admission: string | null }
  | { page: 'person'; name: string }
  | { page: 'ladder'; which: LadderQuery }
  | { page: 'dice' }
  | { page: 'lab'; search: string }
  | { page: 'report'; game: string | null }
  | { page: 'desk' }
  | { page: 'from-mail'; purpose: MailPurpose; secret: string }
  | { page: 'nowhere' };

/** The ladder that an address asks for, and the page of it; what it does not say the server chooses. */
export interface LadderQuery {
  game?: string;
  edition?: string;
  speed?: string;
  page?: string;
}

/** The page that an address means. */
export function routeOf(url: URL): Route {
  const [first, second, third, ...more] = url.pathname.split('/').filter((part) => part !== '');
  if (more.length > 0) return { page: 'nowhere' };
  if (first === 'cups' && second !== undefined && third === 'sheets') return { page: 'cup-sheets', id: decode(second) };
  if (first === undefined) return { page: 'start' };
  if (first === 'learn') return { page: 'learn', guide: name(second), lesson: name(third) };
  if (first === 'rules') return rulesAt(name(second), third ?? null);
  if (third !== undefined) return { page: 'nowhere' };
  if (first === 'new' && second === undefined) return { page: 'new' };
  if (first === 'lobby' && second === undefined) return { page: 'lobby' };
  if (first === 'cups' && second === undefined) return { page: 'cups' };
  if (first === 'position' && second === undefined) return { page: 'position', text: url.searchParams.get('p') };
  if (first === 'desk' && second === undefined) return { page: 'desk' };
  if (first === 'account' && second === undefined) {
    const said = fragment(url);
    for (const purpose of purposes) {
      const secret = said.get(purpose);
      if (secret !== null) return { page: 'from-mail', purpose, secret };
    }
    return { page: 'account', admission: said.get('admission') };
  }
  if (first === 'ladder' && second === undefined) return { page: 'ladder', which: ladderAsked(url.searchParams) };
  if (first === 'puzzles') return { page: 'puzzles', id: name(second), theme: url.searchParams.get('theme') };
  if (first === 'dice' && second === undefined) return { page: 'dice' };
  if (first === 'lab' && second === undefined) return { page: 'lab', search: url.search };
  if (first === 'report' && second === undefined) return { page: 'report', game: url.searchParams.get('game') };
  if (second === undefined) return { page: 'nowhere' };
  if (first === 'people') return { page: 'person', name: decode(second) };
  if (first === 'cups') return { page: 'cup', id: decode(second), organiser: fragment(url).get('organiser') };
  if (first === 'm') return { page: 'match', id: decode(second), seat: fragment(url).get('seat') };
  if (first === 'join') return { page: 'join', id: decode(second), invitation: fragment(url).get('invitation') };
  if (first === 'replay') {
    const wanted = url.searchParams.get('depth');
    const depth = depths.find((one) => one === wanted) ?? null;
    const at = url.searchParams.get('at');
    return { page: 'replay', id: decode(second), at: at === 'dearest' ? at : count(at), depth };
  }
  return { page: 'nowhere' };
}

/** The address of the form for a new match, with these rules chosen. */
export function newMatchPath(game: string, preset: string): string {
  return `/new?${new URLSearchParams({ game, preset })}`;
}

/** The same, against a computer coach. */
export function coachPath(game: string, preset: string, coach: string): string {
  return `/new?${new URLSearchParams({ game, preset, coach })}`;
}

/** The address of the reader's own report over the matches of a game. */
export const reportPath = (game: string): string => `/report?${new URLSearchParams({ game })}`;

/** The address of a member of the club. */
export const personPath = (name: string): string => `/people/${encodeURIComponent(name)}`;

/** The address of a ladder, or of a page of it. */
export const ladderPath = (which: LadderQuery): string => `/ladder?${new URLSearchParams({ ...which })}`;

function ladderAsked(params: URLSearchParams): LadderQuery {
  const which: LadderQuery = {};
  for (const name of ['game', 'edition', 'speed', 'page'] as const) {
    const value = params.get(name);
    if (value !== null) which[name] = value;
  }
  return which;
}

/** The address of a lesson, or of a guide. */
export function learnPath(guide: string, lesson?: string): string {
  return ['/learn', guide, ...(lesson === undefined ? [] : [lesson])].map(encodeURI).join('/');
}

/** The address of a puzzle, met on the way through a theme or through all. */
export function puzzlePath(id: string, theme?: string): string {
  const path = `/puzzles/${encodeURIComponent(id)}`;
  return theme === undefined ? path : `${path}?${new URLSearchParams({ theme })}`;
}

/** The address of a rule in its rulebook, or of a chapter of a rulebook. */
export function rulesPath(ruleOrBook: string, chapter?: number): string {
  const path = `/rules/${encodeURIComponent(ruleOrBook)}`;
  return chapter === undefined ? path : `${path}/${chapter}`;
}

/** A rule's identifier begins with its rulebook and a dash: F22-4.2.1. */
function rulesAt(what: string | null, chapter: string | null): Route {
  if (what === null) return { page: 'rules', book: null, chapter: null, rule: null };
  const [book = what] = what.split('-');
  if (chapter !== null && (book !== what || count(chapter) === null)) return { page: 'nowhere' };
  return { page: 'rules', book, chapter: count(chapter), rule: book === what ? null : what };
}

const name = (part: string | undefined): string | null => (part === undefined ? null : decode(part));

/** The address of a match; with a seat's secret it is that seat's link. */
export function matchPath(id: string, seat?: string): string {
  const path = `/m/${encodeURIComponent(id)}`;
  return seat === undefined ? path : `${path}#seat=${encodeURIComponent(seat)}`;
}

/** The address at which a seat of a match is offered; with the invitation it is the link to send. */
export function joinPath(id: string, invitation?: string): string {
  const path = `/join/${encodeURIComponent(id)}`;
  return invitation === undefined ? path : `${path}#invitation=${encodeURIComponent(invitation)}`;
}

/** The address of a replay, or of where it begins; with a depth it is reviewed so deep, else at a glance. */
export function replayPath(id: string, at?: ReplayStart, depth: ReviewDepth = 'glance'): string {
  const asked = [...(at === undefined ? [] : [`at=${at}`]), ...(depth === 'glance' ? [] : [`depth=${depth}`])];
  return `/replay/${encodeURIComponent(id)}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

/** The address of the editor with a position: its text stays readable in a link. */
export function positionPath(text: string): string {
  const plain = encodeURIComponent(text).replace(/%(3B|3D|3A|2C|2F)/g, decodeURIComponent);
  return `/position?p=${plain}`;
}

/** The address of a competition; with the organiser's secret it is the organiser's link. */
export function cupPath(id: string, organiser?: string): string {
  const path = `/cups/${encodeURIComponent(id)}`;
  return organiser === undefined ? path : `${path}#organiser=${encodeURIComponent(organiser)}`;
}

/** The address of the empty result sheets of a competition. */
export const sheetsPath = (id: string): string => `${cupPath(id)}/sheets`;

function fragment(url: URL): URLSearchParams {
  return new URLSearchParams(url.hash.replace(/^#/, ''));
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** A broken escape is kept as it was typed: no match has that name, and the page says so. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
