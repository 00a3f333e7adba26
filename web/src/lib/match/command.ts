// What a line in the command field means; pure.
import type { Offer } from '../../generated/protocol';

/** What is to be done. */
export type Command =
  | { do: 'nothing' }
  | { do: 'undo' }
  | { do: 'hint' }
  | { do: 'why'; choice: string }
  | { do: 'roll'; dice: number[] }
  | { do: 'offer'; offer: Offer }
  | { do: 'choose'; choice: string }
  | { do: 'ambiguous'; offers: Offer[] };

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

/** What a line means with these offers. What is no offer and no command is taken for a choice: the rules say why not. */
export function commandOf(line: string, offers: readonly Offer[]): Command {
  const text = tidy(line);
  const [first, ...rest] = text.split(' ');
  if (text === '') return { do: 'nothing' };
  if (text === 'undo') return { do: 'undo' };
  if (text === 'hint' || text === 'coach') return { do: 'hint' };
  if (first === 'why' && rest.length > 0) return { do: 'why', choice: rest.join(' ') };
  if (first === 'roll' && rest.length > 0 && rest.every((word) => /^\d{1,2}$/.test(word))) {
    return { do: 'roll', dice: rest.map(Number) };
  }
  const exact =
    offers.find((offer) => tidy(offer.choice) === text) ?? offers.find((offer) => tidy(offer.label) === text);
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
