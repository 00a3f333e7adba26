// Sentences of the server in another language: a book of English sentences with holes, and what they mean; pure.
import { say, type Messages } from './words';

/** Messages whose key begins so are phrases: the rest of the key is the English sentence. */
const mark = 'phrase.';
const hole = /\{\d\*?\}/;

/** Finds a sentence in the book and says it in the book's language; null where it does not stand there. */
export type Interpreter = (sentence: string) => string | null;

/**
 * An interpreter for a language. `{0}`, `{1}`… in a phrase stand for one word each, `{0*}` for any number of words;
 * what they stand for is looked up too, so that a price may be a part of a longer sentence.
 */
export function interpreter(messages: Messages, language: string): Interpreter {
  const exact = new Map<string, string>();
  const patterns: { opening: string; pattern: RegExp; entry: Messages[string] }[] = [];
  for (const [key, entry] of Object.entries(messages)) {
    if (!key.startsWith(mark)) continue;
    const english = key.slice(mark.length);
    if (hole.test(english)) patterns.push({ opening: opening(english), pattern: pattern(english), entry });
    else exact.set(english, say(entry, language, {}, messages));
  }
  // The phrase that says most in its own words is the one that is meant.
  patterns.sort((a, b) => b.pattern.source.length - a.pattern.source.length);
  const known = new Map<string, string | null>();

  function find(sentence: string): string | null {
    const same = exact.get(sentence);
    if (same !== undefined) return same;
    for (const { opening, pattern, entry } of patterns) {
      const found = sentence.startsWith(opening) ? pattern.exec(sentence) : null;
      if (found === null) continue;
      const parts = found.slice(1).map((part, index) => [String(index), interpret(part) ?? part] as const);
      return say(entry, language, Object.fromEntries(parts), messages);
    }
    return null;
  }

  function interpret(sentence: string): string | null {
    let words = known.get(sentence);
    if (words === undefined) {
      words = find(sentence);
      if (known.size > 4000) known.clear();
      known.set(sentence, words);
    }
    return words;
  }

  return (sentence) => interpret(sentence) ?? sentences(sentence, interpret);
}

/** Several sentences in a row, each of which stands in the book. */
function sentences(text: string, interpret: Interpreter): string | null {
  const parts = text.split(/(?<=[.;!?%]) (?=[A-Z0-9])/);
  if (parts.length < 2) return null;
  const said = parts.map(interpret);
  return said.every((part) => part !== null) ? said.join(' ') : null;
}

const opening = (english: string) => english.slice(0, english.indexOf('{'));

function pattern(english: string): RegExp {
  const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const parts = english.split(/(\{\d\*?\})/).map((part) => {
    if (!hole.test(part)) return escape(part);
    return part.endsWith('*}') ? '(.+?)' : '([^\\s,;:()]+?)';
  });
  return new RegExp(`^${parts.join('')}$`);
}
