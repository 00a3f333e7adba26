// What was fetched of the rulebooks: each is asked for once, and in another language once more.
import type { Example, Layout, RulebookInfo } from '../../generated/protocol';
import { examples, games, rulebook, rulebooks } from '../api';
import { language } from '../messages.svelte';
import { chaptersOf, type Chapter } from './book';

/** A rulebook with its chapters. */
export interface Book extends RulebookInfo {
  chapters: Chapter[];
}

const kept = new Map<string, Promise<unknown>>();

/** What a key stands for, asked for once; what could not be had now may be had later. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const asked = ask();
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

export const booksThereAre = (): Promise<RulebookInfo[]> => once('books', rulebooks);

export const bookOf = (name: string): Promise<Book> =>
  once(`book ${name}`, async () => {
    const { info, page } = await rulebook(name);
    return { ...info, chapters: chaptersOf(page) };
  });

export const examplesOf = (id: string): Promise<Example[]> => once(`examples ${language()} ${id}`, () => examples(id));

/** The boards of the games by their names. */
export const boards = (): Promise<Map<string, Layout>> =>
  once('boards', async () => new Map((await games()).map(({ game, layout }) => [game, layout])));
