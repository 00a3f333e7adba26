// Sentences of the server in another language: a book of English sentences with holes, and what they mean; pure.
import { say, type Messages } from './words';

/** Messages whose key begins so are phrases: the rest of the key is the English sentence. */
const mark = 'phrase.';
const hole = /\{\d[*@]?\}/;

/** Finds a sentence in the book and says it in the book's language; null where it does not stand there. */
export type Interpreter = (sentence: string) => string | null;

/**
 * An interpreter for a language. `{0}`, `{1}`… in a phrase stand for one word each, `{0*}` for words that stand in the
 * book themselves, such as a price in a longer sentence, `{0@}` for a name.
 */
export function interpreter(messages: Messages, language: string): Interpreter {
  const exact = new Map<string, string>();
  const patterns: { english: string; opening: string; pattern: RegExp; entry: Messages[string] }[] = [];
  for (const [key, entry] of Object.entries(messages)) {
    if (!key.startsWith(mark)) continue;
    const english = key.slice(mark.length);
    if (hole.test(english)) patterns.push({ english, opening: opening(english), pattern: pattern(english), entry });
    else exact.set(english, say(entry, language, {}, messages));
  }
  // The phrase that says most in its own words is the one that is meant.
  const own = ({ english }: { english: string }) => english.replace(/\{\d[*@]?\}/g, '').length;
  patterns.sort((a, b) => own(b) - own(a));
  const known = new Map<string, string | null>();

  function find(sentence: string): string | null {
    const same = exact.get(sentence);
    if (same !== undefined) return same;
    for (const { english, opening, pattern, entry } of patterns) {
      const found = sentence.startsWith(opening) ? pattern.exec(sentence) : null;
      if (found === null) continue;
      const parts = found.slice(1).map((part, index) => told(part, english, index));
      if (parts.some((part) => part === null)) continue;
      return say(entry, language, Object.fromEntries(parts.entries()), messages);
    }
    return null;
  }

  /** What a hole stands for; null for words that must stand in the book and do not. */
  function told(part: string, english: string, index: number): string | null {
    if (english.includes(`{${index}@}`)) return part;
    if (english.includes(`{${index}}`)) return exact.get(part) ?? part;
    return interpret(part) ?? (/[a-z]{2}/.test(part) ? null : part);
  }

  function interpret(sentence: string): string | null {
    let words = known.get(sentence);
    if (words === undefined) {
      words = find(sentence.trim()) ?? inParts(sentence.trim(), interpret);
      if (known.size > 4000) known.clear();
      known.set(sentence, words);
    }
    return words;
  }

  return interpret;
}

/** Several sentences, or the parts of a list, of which each stands in the book or has no words. */
function inParts(text: string, interpret: Interpreter): string | null {
  for (const between of [/(?<=[.;!?%]) (?=[A-Z0-9])/, /(?<=;) /, /(?<=,) /, / (?=[+-] ?\d|= )/]) {
    const parts = text.split(between);
    if (parts.length < 2) continue;
    const said = parts.map((part) => {
      if (!/[A-Za-z]/.test(part)) return part;
      const [, words = part, mark = ''] = /^([\s\S]*?)([,;.]?)$/.exec(part) ?? [];
      const bare = mark === '' ? null : interpret(words);
      return interpret(part) ?? (bare === null ? null : bare + mark);
    });
    if (said.every((part) => part !== null)) return said.join(' ');
  }
  return null;
}

const opening = (english: string) => english.slice(0, english.indexOf('{'));

function pattern(english: string): RegExp {
  const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const parts = english.split(/(\{\d[*@]?\})/).map((part) => {
    if (!hole.test(part)) return escape(part);
    return /[*@]/.test(part) ? '(.+?)' : '([^\\s,;:()]+?)';
  });
  return new RegExp(`^${parts.join('')}$`);
}
