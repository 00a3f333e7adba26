// The words of the screens, in the language of the reader; a further language is a further file in src/messages.
import english from '../messages/en.json';
import { interpreter, type Interpreter } from './phrases';
import { complete, pick, say, type Messages, type Params } from './words';

/** The key of a message: every key stands in en.json. */
export type MessageKey = keyof typeof english;

interface Speech {
  code: string;
  messages: Messages;
  interpret: Interpreter;
}

const files = import.meta.glob<Messages>('../messages/*.json', { import: 'default' });
/** The words of the games, which the server sends in English. */
const gameFiles = import.meta.glob<Messages>('../messages/*/*.json', { import: 'default' });
const codeOf = (path: string) => /(\w+)\.json$/.exec(path)?.[1] ?? path;
const loaders = new Map(Object.entries(files).map(([path, load]) => [codeOf(path), load]));
const remembered = 'gaffer.language';

let current = $state.raw<Speech>({ code: 'en', messages: english, interpret: () => null });

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
  if (!loaders.has(code)) return;
  current = await speech(code);
  document.documentElement.lang = code;
  localStorage.setItem(remembered, code);
  // Whatever comes from the server in words comes anew.
  window.dispatchEvent(new Event('languagechange'));
}

/** Shows the language that was chosen before, or the first of the browser's that there is. */
export async function speakAsUsual(): Promise<void> {
  const wanted = [localStorage.getItem(remembered) ?? [], navigator.languages].flat();
  const code = pick(wanted, [...loaders.keys()], 'en');
  if (code === 'en') return;
  current = await speech(code);
  document.documentElement.lang = code;
}

async function speech(code: string): Promise<Speech> {
  const loads = [...Object.entries(files), ...Object.entries(gameFiles)].filter(([path]) => codeOf(path) === code);
  const messages: Messages = Object.assign({}, ...(await Promise.all(loads.map(([, load]) => load()))));
  return { code, messages, interpret: interpreter(messages, code) };
}

/** A message in the reader's language; in English where that language does not have it. */
export function t(key: MessageKey, params?: Params): string {
  const entry = current.messages[key];
  return entry === undefined ? say(english[key], 'en', params) : say(entry, current.code, params);
}

/**
 * Words of a game that the server sends in English: the English sentence as the phrase book has it, else the message
 * "kind.game.key" or "kind.key" with the parameters that came along. What is not there, or asks for a parameter that
 * did not come, stays English.
 */
export function gameWords(kind: string, game: string, key: string, params: Params, fallback: string): string {
  return current.interpret(fallback) ?? message(kind, game, key, params) ?? fallback;
}

/** A sentence that the server sends in English, in the reader's language where the phrase book has it. */
export function phrase(sentence: string): string {
  return current.interpret(sentence) ?? sentence;
}

function message(kind: string, game: string, key: string, params: Params): string | null {
  const { code, messages } = current;
  const entry = messages[`${kind}.${game}.${key}`] ?? messages[`${kind}.${key}`];
  const text = entry === undefined ? null : say(entry, code, params, messages);
  return text !== null && complete(text) ? text : null;
}
