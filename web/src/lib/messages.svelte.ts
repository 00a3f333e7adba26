// The words of the screens, in the language of the reader; a further language is a further file in src/messages.
import english from '../messages/en.json';
import { complete, pick, say, type Messages, type Params } from './words';

/** The key of a message: every key stands in en.json. */
export type MessageKey = keyof typeof english;

const files = import.meta.glob<Messages>('../messages/*.json', { import: 'default' });
const loaders = new Map(Object.entries(files).map(([path, load]) => [/(\w+)\.json$/.exec(path)?.[1] ?? path, load]));
const remembered = 'gaffer.language';

let current = $state.raw<{ code: string; messages: Messages }>({ code: 'en', messages: english });

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
  const load = loaders.get(code);
  if (load === undefined) return;
  current = { code, messages: await load() };
  document.documentElement.lang = code;
  localStorage.setItem(remembered, code);
}

/** Shows the language that was chosen before, or the first of the browser's that there is. */
export async function speakAsUsual(): Promise<void> {
  const wanted = [localStorage.getItem(remembered) ?? [], navigator.languages].flat();
  const code = pick(wanted, [...loaders.keys()], 'en');
  if (code === 'en') return;
  current = { code, messages: (await loaders.get(code)?.()) ?? english };
  document.documentElement.lang = code;
}

/** A message in the reader's language; in English where that language does not have it. */
export function t(key: MessageKey, params?: Params): string {
  const entry = current.messages[key];
  return entry === undefined ? say(english[key], 'en', params) : say(entry, current.code, params);
}

/**
 * Words of a game that the server sends in English: looked up as "kind.game.key", else as "kind.key", with the
 * parameters that came along. What is not there, or asks for a parameter that did not come, stays English.
 */
export function gameWords(kind: string, game: string, key: string, params: Params, fallback: string): string {
  const entry = current.messages[`${kind}.${game}.${key}`] ?? current.messages[`${kind}.${key}`];
  if (entry === undefined) return fallback;
  const text = say(entry, current.code, params);
  return complete(text) ? text : fallback;
}
