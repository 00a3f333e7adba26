// What can be pointed at: offers narrowed by the places that were pointed at so far; pure.
import type { Offer, Plan, Sight } from '../../generated/protocol';
import { percent } from './best';

/** What a place can be in the choice that is being made. */
export type Role = 'source' | 'target';

/** The offers that begin with these places. */
export function narrowed(offers: readonly Offer[], pointed: readonly string[]): Offer[] {
  if (pointed.length === 0) return [...offers];
  return offers.filter((offer) => pointed.every((place, index) => offer.places[index] === place));
}

/** The places that can be pointed at next; a source where a further place must follow. */
export function nextPlaces(offers: readonly Offer[], pointed: readonly string[]): Map<string, Role> {
  const next = new Map<string, Role>();
  for (const { places } of narrowed(offers, pointed)) {
    const place = places[pointed.length];
    if (place === undefined) continue;
    const role = places.length > pointed.length + 1 ? 'source' : 'target';
    if (role === 'target' || !next.has(place)) next.set(place, role);
  }
  return next;
}

/** The odds of what a next place means in full, where it means one thing alone, and of the best way into a goal: "67%". */
export function oddsAt(offers: readonly Offer[], pointed: readonly string[]): Map<string, string> {
  const odds = new Map<string, string>();
  for (const place of nextPlaces(offers, pointed).keys()) {
    const all = narrowed(offers, [...pointed, place]);
    const shoots = ({ marks = [] }: Offer) => marks.some((mark) => mark.kind === 'goal');
    if (all.length > 1 && !all.every(shoots)) continue;
    const share = ({ odds }: Offer) => (odds === undefined ? 0 : odds.part / odds.total);
    const chance = percent(all.toSorted((one, other) => share(other) - share(one))[0] ?? {});
    if (chance !== null) odds.set(place, chance);
  }
  return odds;
}

/** The offers that these places mean in full. */
export function meant(offers: readonly Offer[], pointed: readonly string[]): Offer[] {
  if (pointed.length === 0) return [];
  return narrowed(offers, pointed).filter((offer) => offer.places.length === pointed.length);
}

/** The offers without boosts that surely bring no more than the same without a boost. */
function withoutIdleBoosts(offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(
    ({ idle, choice }) => idle !== true || !offers.some((plain) => `${plain.choice} boost` === choice),
  );
}

/** The offers that can bring something, where there is a choice among them; the others need not be in sight. */
export function withoutIdle(offers: readonly Offer[]): readonly Offer[] {
  const busy = offers.filter(({ idle }) => idle !== true);
  return busy.length > 1 ? busy : withoutIdleBoosts(offers);
}

/** The offer that somebody most likely means who names none: the end of a row where it may end, else the first. */
export function foremost(offers: readonly Offer[]): Offer | undefined {
  return offers.find((offer) => offer.ends_row) ?? offers[0];
}

/** The one answer that there is to a question, where it tells no odds to read first; null where there is a choice. */
export function onlyAnswer({ offers, draft }: Pick<Sight, 'offers' | 'draft'>): Offer | null {
  const [only, ...more] = withoutIdleBoosts(offers);
  if (only === undefined || more.length > 0 || draft !== undefined) return null;
  return only.tells_chances === true || only.odds !== undefined ? null : only;
}

/** The way of a plan that begins with a choice, as long as one step goes on where the last one ended; empty where there is none. */
export function wayOfPlan({ steps }: Plan, choice: string): string[] {
  const [first] = steps;
  if (first?.kind !== 'choice' || first.choice !== choice) return [];
  let way: string[] = [];
  for (const step of steps) {
    if (step.kind !== 'choice') break;
    const { path = [] } = step;
    if (way.length > 0 && path.length > 0 && way.at(-1) !== path[0]) break;
    way = way.length > 0 ? [...way, ...path.slice(1)] : [...path];
  }
  return way;
}

/** What pointing at a place leads to. */
export type Pointing = { places: string[] } | { refused: string[] };

/**
 * Points at a place after others: goes on with the choice, begins another one, or takes back the last place when it
 * is pointed at again. A place at which one offer alone ends means that offer. Any other place is refused, with the places
 * that were meant.
 */
export function point(offers: readonly Offer[], pointed: readonly string[], place: string): Pointing {
  const further = [...pointed, place];
  if (narrowed(offers, further).length > 0) return { places: further };
  if (pointed.at(-1) === place) return { places: pointed.slice(0, -1) };
  const sibling = [...pointed.slice(0, -1), place];
  if (meant(offers, pointed).length > 0 && narrowed(offers, sibling).length > 0) return { places: sibling };
  if (narrowed(offers, [place]).length > 0) return { places: [place] };
  const [only, ...more] = offers.filter(({ places }) => places.at(-1) === place);
  if (only !== undefined && more.length === 0 && pointed.length === 0) return { places: [...only.places] };
  return { refused: further };
}

/**
 * A choice that points at these places, made after the pattern of an offered one, to ask why it is not offered. A choice
 * names a place, or the piece on it, whose name `pieceAt` says. Null where no offer is a pattern for it.
 */
export function imagined(
  offers: readonly Offer[],
  places: readonly string[],
  pieceAt: (place: string) => string | undefined = () => undefined,
): string | null {
  const alike = (offer: Offer) => offer.places.filter((place, index) => places[index] === place).length;
  const patterns = offers
    // A place that nobody pointed at would be a question that nobody asked.
    .filter((offer) => offer.places.length === places.length)
    .sort((a, b) => alike(b) - alike(a));
  for (const pattern of patterns) {
    const choice = rewritten(pattern, places, pieceAt);
    if (choice !== null && choice !== pattern.choice) return choice;
  }
  return null;
}

/** An offered choice with other places, or the pieces on them, in place of its own. */
function rewritten(
  pattern: Offer,
  places: readonly string[],
  pieceAt: (place: string) => string | undefined,
): string | null {
  let rest = pattern.choice;
  let written = '';
  for (const [index, own] of pattern.places.entries()) {
    const other = places[index]!;
    const byPlace = wordAt(rest, own);
    const named: [string, string | undefined] = byPlace < 0 ? [pieceAt(own) ?? '', pieceAt(other)] : [own, other];
    const found = byPlace < 0 && named[0] !== '' ? wordAt(rest, named[0]) : byPlace;
    if (found < 0 || named[1] === undefined) return null;
    written += rest.slice(0, found) + named[1];
    rest = rest.slice(found + named[0].length);
  }
  return written + rest;
}

/** Where a name stands in a text as a word of its own: "a1" is not in "a12", "5.1" not in "15.1". */
function wordAt(text: string, name: string): number {
  const part = /[\w.]/;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + name.length] ?? ' ';
    if (!part.test(before) && !part.test(after)) return at;
  }
  return -1;
}
