// Words of the server with the numbers of rules apart, which have a notation of their own; pure.

/** A piece of text, or something in it that is shown otherwise. */
export type Part = { is: 'text'; text: string } | { is: 'rule'; id: string };

/** A rule's number: "F22-4.1a", "F14-A6-2.1", "C20-kick-4". */
const rule = /\b[A-Z]\d{2}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/;

/** A text with its rule numbers apart; brackets around a number alone are dropped. */
export function withRules(text: string): Part[] {
  const bare = text.replace(new RegExp(`[[(](${rule.source})[\\])]`, 'g'), '$1');
  const parts: Part[] = [];
  let end = 0;
  for (const found of bare.matchAll(new RegExp(rule, 'g'))) {
    if (found.index > end) parts.push({ is: 'text', text: bare.slice(end, found.index) });
    parts.push({ is: 'rule', id: found[0] });
    end = found.index + found[0].length;
  }
  if (end < bare.length) parts.push({ is: 'text', text: bare.slice(end) });
  return parts;
}
