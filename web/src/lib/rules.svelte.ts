// The rule whose text is open over the page, and the texts that were read already.
import type { RuleText } from '../generated/protocol';
import { rules } from './api';

const read = new Map<string, Promise<RuleText[]>>();

/** The rule that is shown; null where none is. */
export const openRule = $state<{ id: string | null }>({ id: null });

/** The text of a rule and of those below it. */
export function ruleTexts(id: string): Promise<RuleText[]> {
  let texts = read.get(id);
  if (texts === undefined) {
    texts = rules(id);
    read.set(id, texts);
    // What could not be read now may be read later.
    texts.catch(() => read.delete(id));
  }
  return texts;
}
