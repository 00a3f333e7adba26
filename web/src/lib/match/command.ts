// What a line in the command field means; pure.
import type { Conditional, Offer } from '../../generated/protocol';

/** What is to be done. */
export type Command =
  | { do: 'nothing' }
  | { do: 'undo' }
  | { do: 'hint' }
  /** Why a choice cannot be made; without one, how to ask that. */
  | { do: 'why'; choice: string }
  | { do: 'roll'; dice: number[] }
  /** Declines every window of the turn. */
  | { do: 'no-more' }
  | { do: 'offer'; offer: Offer }
  | { do: 'choose'; choice: string }
  | { do: 'ambiguous'; offers: Offer[] };

/** The words of the reader's language for the commands; the English ones always work. */
export interface Speech {
  undo: string;
  hint: string;
  why: string;
  roll: string;
  noMore: string;
}

export const english: Speech = { undo: 'undo', hint: 'hint', why: 'why', roll: 'roll', noMore: 'no more' };

/** The offers that a line may mean: every word occurs in the words or in the notation. */
export function found(offers: readonly Offer[], line: string): Offer[] {
  const words = tidy(line)
    .split(' ')
    .filter((word) => word !== '');
  return offers.filter((offer) => {
    const text = tidy(`${offer.label} ${offer.choice}`);
    return words.every((word) => (/^\d/.test(word) ? beginsNumber(text, word) : text.includes(word)));
  });
}

/**
 * What a line means with these offers, at a window or not. What is no offer and no command is taken for a choice: the rules
 * say why not.
 */
export function commandOf(line: string, offers: readonly Offer[], speech: Speech, isWindow = false): Command {
  const text = tidy(line);
  const [first, ...rest] = text.split(' ');
  const is = (command: 'undo' | 'hint' | 'why' | 'roll') =>
    first === english[command] || first === tidy(speech[command]);
  if (text === '') return { do: 'nothing' };
  if (is('undo') && rest.length === 0) return { do: 'undo' };
  if (is('hint') && rest.length === 0) return { do: 'hint' };
  if (isWindow && (text === english.noMore || text === tidy(speech.noMore))) return { do: 'no-more' };
  if (is('why')) return { do: 'why', choice: rest.join(' ') };
  if (is('roll') && rest.length > 0 && rest.every((word) => /^\d{1,2}$/.test(word))) {
    return { do: 'roll', dice: rest.map(Number) };
  }
  const written = (offer: Offer) => [offer.choice, offer.label].map(tidy);
  const exact = offers.find((offer) => written(offer).includes(text));
  if (exact !== undefined) return { do: 'offer', offer: exact };
  const several = found(offers, text);
  const only = several[0];
  if (only === undefined) return { do: 'choose', choice: line.trim() };
  return several.length === 1 ? { do: 'offer', offer: only } : { do: 'ambiguous', offers: several };
}

function tidy(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** A number finds the beginning of a number only, so that "8" does not find 18. */
function beginsNumber(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\d.]/.test(text[at - 1] ?? ' ')) return true;
  }
  return false;
}

/** What "if target b4 then pressing" means, or "jos target b4 niin pressing"; null where a line says nothing of the kind. */
export function conditionalOf(line: string): Conditional | null {
  const [, condition, then] = /^\s*(?:if|jos)\s+(.*?)[\s,]+(?:then|niin)\s+(.+)$/i.exec(line) ?? [];
  if (condition === undefined || then === undefined) return null;
  const answers = condition.split(',').map((answer) => answer.trim());
  return { when: { answers: answers.filter((answer) => answer !== '') }, then: then.trim() };
}
