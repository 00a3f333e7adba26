// What a question means to whoever meets it for the first time: a sentence, and the rule behind it.
import type { Sight } from '../../generated/protocol';
import { t } from '../messages.svelte';

/** The rules of questions whose answers follow different ones. */
const rules: Readonly<Record<string, string>> = { 'fuba-action': 'F22-4.5.1' };

/** A question by its game and name, as the messages know it. */
const keyOf = (game: string, { awaits }: Sight): string =>
  awaits.kind === 'choice' || awaits.kind === 'secret' ? `${game}-${awaits.question.replaceAll(' ', '-')}` : '';

/** What a question means; nothing where it speaks for itself. */
export function questionWords(game: string, sight: Sight): string[] {
  const words = t('question-what', { question: keyOf(game, sight) }).trim();
  return words === '' ? [] : [words];
}

/** The rule that a question follows: that of all its offers, where they have one in common. */
export function questionRule(game: string, sight: Sight): string | undefined {
  const [first, ...others] = new Set((sight.draft?.parts ?? sight.offers).map(({ rule }) => rule));
  return rules[keyOf(game, sight)] ?? (others.length === 0 ? first : undefined);
}
