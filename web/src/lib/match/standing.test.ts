// News laid over what is known.
import { describe, expect, it } from 'vitest';
import type { News } from '../../generated/protocol';
import { after, unknown, type TheEvent } from './standing';

const told = (words: string): TheEvent => ({ event: 'moved', words, rule: null });
const news = (version: number, from: number, words: string[], settled = 0): News => ({
  version,
  from,
  events: words.map(told),
  settled,
});
const words = (standing: { events: readonly TheEvent[] }) => standing.events.map((event) => event.words);

describe('after', () => {
  it('appends what is new', () => {
    const first = after(unknown, news(0, 0, ['a', 'b'], 2));
    const second = after(first, news(1, 2, ['c']));
    expect(words(second)).toEqual(['a', 'b', 'c']);
    expect(second.version).toBe(1);
  });

  it('replaces what was taken back', () => {
    const first = after(unknown, news(3, 0, ['a', 'b', 'c'], 1));
    expect(words(after(first, news(4, 1, [])))).toEqual(['a']);
    expect(words(after(first, news(4, 1, ['d'])))).toEqual(['a', 'd']);
  });

  it('takes the same news twice without doubling them', () => {
    const once = after(unknown, news(1, 0, ['a']));
    expect(words(after(once, news(1, 0, ['a'])))).toEqual(['a']);
  });

  it('leaves older news and news with a gap', () => {
    const now = after(unknown, news(5, 0, ['a', 'b']));
    expect(after(now, news(4, 0, ['x']))).toBe(now);
    expect(after(now, news(6, 3, ['x']))).toBe(now);
  });
});
