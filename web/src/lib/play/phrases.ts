// What is said beside a match, in the reader's words; the set phrases in the order in which they are offered.
import type { ChatLine, SetPhrase } from '../../generated/protocol';
import type { MatchController } from '../match/controller.svelte';
import { t } from '../messages.svelte';

export const phrases = [
  'hello',
  'good-luck',
  'well-done',
  'bad-luck',
  'one-moment',
  'back-again',
  'sorry',
  'well-played',
  'thanks',
  'goodbye',
] as const satisfies readonly SetPhrase[];

/** A phrase as the reader reads it. */
export const phraseWords = (phrase: SetPhrase): string => t(`chat-${phrase}`);

/** What was said, as the reader reads it. */
export const lineWords = ({ what }: ChatLine): string => ('phrase' in what ? phraseWords(what.phrase) : what.text);

/** Who said it: the reader himself, an account, or whoever has the seat. */
export function speaker({ side, name }: ChatLine, { shown }: MatchController): string {
  if (side !== undefined && side === shown.you) return t('chat-you');
  const team = side === undefined ? undefined : shown.info?.teams[side].name;
  return name ?? team ?? t('lobby-guest');
}
