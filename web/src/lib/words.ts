// Messages in a language: Project Fluent's bundles, without what the pages do not use; pure.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

/** What is put into a message. */
export type Value = string | number;

/** The messages of a file in a language. */
export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A message with its values; null where the bundle does not have it. Numbers are written without separators. */
export function say(bundle: FluentBundle, key: string, values: Record<string, Value>): string | null {
  const pattern = bundle.getMessage(key)?.value ?? null;
  if (pattern === null) return null;
  const told = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(told), []);
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
