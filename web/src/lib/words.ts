// Messages with parameters and plurals; pure, so that it can be tested without a browser.

/** A message: a text, or one for each plural form of `count`. */
export type Entry = string | { [form in Intl.LDMLPluralRule]?: string };

/** The messages of a language by their keys. */
export type Messages = Record<string, Entry>;

/** What a message is told: `{name}` in its text is replaced by `name`. */
export type Params = Record<string, unknown>;

/** The text of an entry in a language. */
export function say(entry: Entry, language: string, params: Params = {}): string {
  const text = typeof entry === 'string' ? entry : (entry[form(language, params['count'])] ?? entry.other ?? '');
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    return value === undefined || value === null ? hole : String(value);
  });
}

/** Whether everything that a text asks for is there. */
export function complete(text: string): boolean {
  return !/\{\w+\}/.test(text);
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

function form(language: string, count: unknown): Intl.LDMLPluralRule {
  return new Intl.PluralRules(language).select(typeof count === 'number' ? count : Number(count ?? 0));
}
