// Questions to the edition lab: what the page asks for, the request it makes, and the address that keeps it; pure.
import type { GameInfo, LabQuestion, LabVariant, PresetInfo } from '../../generated/protocol';
import { usual, usualCoach, type Setup, type SwitchValue } from '../start/setup';

/** How many pairs can be asked for. */
export const pairChoices = [100, 500, 1000, 2000] as const;

/** The formation cards of FUBA, in the order of the rulebook. */
export const formations = ['4-4-2', '4-2-4', '4-3-3', '4-5-1', '5-3-2', '3-5-2', '3-4-3', '5-4-1'] as const;

/** Coaches that think too long for many matches. */
const slow = ['expert', 'master'];

/** One of the two, as it is set up. */
export interface Half {
  setup: Setup;
  coach: string;
  formation: string;
}

export interface Asked {
  game: string;
  halves: [Half, Half];
  pairs: number;
}

/** The coaches that can be asked for. */
export const coachesOf = (game: GameInfo): string[] =>
  game.coaches.map(({ name }) => name).filter((name) => !slow.includes(name));

/** A half by a preset, with some options changed. */
export function half(game: GameInfo, preset: string, changes: Record<string, SwitchValue> = {}): Half {
  const known = presetOf(game, preset)?.name ?? '';
  return { setup: { ...usual, game: game.game, preset: known, changes }, coach: usualCoach(game), formation: '' };
}

/** The preset of a name, or the first. */
export function presetOf(game: GameInfo, name: string): PresetInfo | undefined {
  return game.presets.find((preset) => preset.name === name) ?? game.presets[0];
}

/** The request that two halves mean. */
export function questionOf({ game, halves: [first, second], pairs }: Asked): LabQuestion {
  return { game, first: variantOf(first), second: variantOf(second), pairs };
}

function variantOf({ setup, coach, formation }: Half): LabVariant {
  const variant: LabVariant = { preset: setup.preset, home: coach, away: coach };
  if (Object.keys(setup.changes).length > 0) variant.options = setup.changes;
  if (formation !== '') Object.assign(variant, { home_formation: formation, away_formation: formation });
  return variant;
}

/** The address of a question. */
export function pathOf(asked: Asked): string {
  const [first, second] = asked.halves.map((one) => JSON.stringify(variantOf(one)));
  const words = new URLSearchParams({ game: asked.game, pairs: String(asked.pairs) });
  if (first !== undefined) words.set('first', first);
  if (second !== undefined) words.set('second', second);
  return `/lab?${words}`;
}

/** The question that an address asks; what it does not say, or says wrongly, is as usual. */
export function askedBy(search: URLSearchParams, games: readonly GameInfo[]): Asked | undefined {
  const game = games.find(({ game }) => game === search.get('game')) ?? games[0];
  if (game === undefined) return undefined;
  const pairs = pairChoices.find((one) => one === Number(search.get('pairs'))) ?? 500;
  const halves: [Half, Half] = [halfBy(search.get('first'), game), halfBy(search.get('second'), game)];
  return { game: game.game, halves, pairs };
}

function halfBy(text: string | null, game: GameInfo): Half {
  let said: LabVariant = {};
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read === 'object' && read !== null) said = read as LabVariant;
  } catch {
    // Whoever wrote the address by hand is asked anew.
  }
  const preset = presetOf(game, said.preset ?? '');
  const options: Record<string, unknown> = said.options ?? {};
  const isKnown = ([name]: [string, unknown]) => preset?.switches.some((one) => one.name === name) ?? false;
  const changes = Object.fromEntries(Object.entries(options).filter(isKnown)) as Record<string, SwitchValue>;
  const usualHalf = half(game, preset?.name ?? '', changes);
  const coach = coachesOf(game).find((name) => name === said.home) ?? usualHalf.coach;
  const formation = formations.find((one) => one === said.home_formation) ?? '';
  return { ...usualHalf, coach, formation: game.game === 'fuba' ? formation : '' };
}

/** The name of a figure's message. */
export const figureKey = (figure: string): string =>
  `figure-${figure
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
