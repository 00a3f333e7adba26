// Messages with parameters, plurals and choices among forms; pure, so that it can be tested without a browser.

/** A message: a text, or one for each plural form of `count`. */
export type Entry = string | { [form in Intl.LDMLPluralRule]?: string };

/** The messages of a language by their keys. */
export type Messages = Record<string, Entry>;

/** What a message is told: `{name}` in its text is replaced by `name`. */
export type Params = Record<string, unknown>;

/** What a text is filled in with: the language for plurals, the parameters, and the messages for `word` holes. */
interface Filling {
  language: string;
  params: Params;
  messages: Messages;
}

/**
 * The text of an entry in a language. A hole in it is one of
 *
 * - `{name}`: the parameter;
 * - `{name, select, kick-off {…} @other {…} none {…} other {…}}`: a form by its value, "@other" where it is that of
 *   another parameter, "none" where there is none;
 * - `{name, plural, =0 {…} one {# piece} other {# pieces}}`: a form by its number;
 * - `{name, signed}`: "+2";
 * - `{name, term, area}`: " - 2 area", nothing for 0;
 * - `{name, plus, other}`: the sum of two parameters;
 * - `{name, against, other}`: "<", "=" or ">", as it compares with another parameter;
 * - `{name, word, skill}`: the message "skill.<value>".
 */
export function say(entry: Entry, language: string, params: Params = {}, messages: Messages = {}): string {
  const text = typeof entry === 'string' ? entry : (entry[form(language, params['count'])] ?? entry.other ?? '');
  return fill(text, { language, params, messages });
}

/** Whether everything that a text asks for is there. */
export function complete(text: string): boolean {
  return !/\{[\w.]+\}/.test(text);
}

/** The first wanted language that there is: "fi-FI" finds "fi". */
export function pick(wanted: readonly string[], known: readonly string[], otherwise: string): string {
  for (const tag of wanted) {
    const found =
      known.find((language) => language === tag) ?? known.find((language) => language === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return otherwise;
}

function fill(text: string, filling: Filling): string {
  let filled = '';
  let rest = text;
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const close = closing(rest, open);
    if (close < 0) break;
    filled += rest.slice(0, open) + hole(rest.slice(open + 1, close), filling);
    rest = rest.slice(close + 1);
  }
  return filled + rest;
}

function hole(inside: string, filling: Filling): string {
  const [, name = inside, kind, more = ''] = /^([\w.%]+)(?:,\s*(\w+)(?:,\s*([\s\S]*))?)?$/.exec(inside.trim()) ?? [];
  const value = filling.params[name];
  const missing = value === undefined || value === null;
  if (kind === 'select')
    return chosen(more, missing ? ['none'] : [String(value), ...alike(name, filling.params)], filling);
  if (missing) return `{${name}}`;
  switch (kind) {
    case 'plural': {
      const text = chosen(more, [`=${String(value)}`, form(filling.language, value)], filling);
      return text.replaceAll('#', String(value));
    }
    case 'signed':
      return Number(value) > 0 ? `+${String(value)}` : String(value);
    case 'term':
      return Number(value) === 0
        ? ''
        : ` ${Number(value) < 0 ? '-' : '+'} ${Math.abs(Number(value))} ${more}`.trimEnd();
    case 'plus':
      return String(Number(value) + Number(filling.params[more.trim()]));
    case 'against': {
      const difference = Number(value) - Number(filling.params[more.trim()]);
      return difference > 0 ? '>' : difference < 0 ? '<' : '=';
    }
    case 'word': {
      const entry = filling.messages[`${more.trim()}.${String(value)}`];
      return entry === undefined ? `{${name}}` : say(entry, filling.language, filling.params, filling.messages);
    }
    default:
      return String(value);
  }
}

/** The other parameters with the same value, as a form names them. */
function alike(name: string, params: Params): string[] {
  return Object.keys(params)
    .filter((other) => other !== name && params[other] === params[name])
    .map((other) => `@${other}`);
}

/** The form among "key {text} key {text}" that has the first of these keys, else the one for "other". */
function chosen(forms: string, keys: string[], filling: Filling): string {
  const texts = new Map<string, string>();
  let rest = forms;
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const close = closing(rest, open);
    if (close < 0) break;
    texts.set(rest.slice(0, open).trim(), rest.slice(open + 1, close));
    rest = rest.slice(close + 1);
  }
  const key = keys.find((one) => texts.has(one)) ?? 'other';
  return fill(texts.get(key) ?? '', filling);
}

/** Where the brace that opens there closes; -1 if it does not. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function form(language: string, count: unknown): Intl.LDMLPluralRule {
  return new Intl.PluralRules(language).select(typeof count === 'number' ? count : Number(count ?? 0));
}
