// The words of the pages, in the language of the reader; a further language is a further file in src/messages.
import type { FluentBundle } from '@fluent/bundle';
import type { MessageValues } from '../generated/messages';
import english from '../messages/en.ftl?raw';
import { bundleOf, pick, say, type Value } from './words';

/** The name of a message: every one stands in en.ftl. */
export type MessageKey = keyof MessageValues;
/** The values that a message needs. */
type Values<K extends MessageKey> = [MessageValues[K]] extends [never] ? [] : [values: Record<MessageValues[K], Value>];

interface Speech {
  code: string;
  bundle: FluentBundle;
}

const files = import.meta.glob<string>('../messages/*.ftl', { query: '?raw', import: 'default' });
const loaders = new Map(Object.entries(files).map(([path, load]) => [/(\w+)\.ftl$/.exec(path)?.[1] ?? path, load]));
const remembered = 'gaffer.language';

const usual: Speech = { code: 'en', bundle: bundleOf('en', english) };
let current = $state.raw<Speech>(usual);

/** The languages that there are, each with its own name for itself. */
export const languages: { code: string; name: string }[] = [...loaders.keys()].sort().map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
}));

/** The code of the language that is shown. */
export function language(): string {
  return current.code;
}

/** Shows another language, and remembers it. */
export async function speak(code: string): Promise<void> {
  // Whoever goes to another page before its words are there finds them on that one.
  localStorage.setItem(remembered, code);
  await load(code);
  if (current.code !== code) return;
  // Another one may have been chosen meanwhile whose words were there sooner.
  localStorage.setItem(remembered, code);
  // Whatever comes from the server in words comes anew.
  window.dispatchEvent(new Event('languagechange'));
}

/** Shows the language that was chosen before, or the first of the browser's that there is. */
export async function speakAsUsual(): Promise<void> {
  const wanted = [localStorage.getItem(remembered) ?? [], navigator.languages].flat();
  const code = pick(wanted, [...loaders.keys()], 'en');
  // Where its words do not come, the pages are in English.
  if (code !== 'en') await load(code).catch(() => undefined);
}

async function load(code: string): Promise<void> {
  const text = await loaders.get(code)?.();
  if (text === undefined) return;
  current = { code, bundle: bundleOf(code, text) };
  document.documentElement.lang = code;
}

/** A message in the reader's language; in English where that language does not have it. */
export function t<K extends MessageKey>(key: K, ...[values]: Values<K>): string {
  const said = say(current.bundle, key, values ?? {});
  return said ?? say(usual.bundle, key, values ?? {}) ?? key;
}
