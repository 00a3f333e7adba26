// Pages load themselves anew once where a file is gone, and not again and again.
import { expect, test } from 'vitest';
import { code, mayLoadAnew } from './upgrade';

test('a page loads itself anew, but not twice in a moment', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(mayLoadAnew(storage, 1_000_000)).toBe(true);
  expect(mayLoadAnew(storage, 1_005_000)).toBe(false);
  expect(mayLoadAnew(storage, 1_020_000)).toBe(true);
});

test('code that comes is given on, and what never comes stops nobody', async () => {
  expect(await code(Promise.resolve('a page'))).toBe('a page');
  const later = new Promise((resolve) => setTimeout(resolve, 20, 'nothing came'));
  expect(await Promise.race([code(Promise.resolve(undefined)), later])).toBe('nothing came');
  await expect(code(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
