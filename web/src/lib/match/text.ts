// Words of a game cut into parts that a screen shows in its own way: rule numbers and dice; pure.

/** A piece of text, or something in it that is shown otherwise. */
export type Part = { is: 'text'; text: string } | { is: 'rule'; id: string } | { is: 'die'; face: number };

/** A rule's number: "F22-4.1a", "F14-A6-2.1", "C20-kick-4". */
const rule = /\b[A-Z]\d{2}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/;
/** A die as the games write it: "[5]". */
const die = /\[(\d{1,2})\]/;

/** A text with its rule numbers apart; brackets around a number alone are dropped. */
export function withRules(text: string): Part[] {
  return cut(text.replace(new RegExp(`[[(](${rule.source})[\\])]`, 'g'), '$1'), rule, (found) => ({
    is: 'rule',
    id: found[0],
  }));
}

/** A text with its dice apart. */
export function withDice(text: string): Part[] {
  return cut(text, die, (found) => ({ is: 'die', face: Number(found[1]) }));
}

function cut(text: string, pattern: RegExp, make: (found: RegExpMatchArray) => Part): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(new RegExp(pattern.source, 'g'))) {
    if (found.index > end) parts.push({ is: 'text', text: text.slice(end, found.index) });
    parts.push(make(found));
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ is: 'text', text: text.slice(end) });
  return parts;
}
