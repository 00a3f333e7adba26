// Parameters, plurals, and the choice of a language.
import { describe, expect, it } from 'vitest';
import english from '../messages/en.json';
import finnish from '../messages/fi.json';
import { complete, pick, say, type Messages } from './words';

describe('say', () => {
  it('puts parameters in, zero too, and leaves unknown ones as they are', () => {
    expect(say('{home}-{away} {other}', 'en', { home: 0, away: 2 })).toBe('0-2 {other}');
    expect(complete(say('{home}-{away}', 'en', { home: 0 }))).toBe(false);
  });

  it('takes the plural form of the count', () => {
    const entry = { one: '{count} piece', other: '{count} pieces' };
    expect(say(entry, 'en', { count: 1 })).toBe('1 piece');
    expect(say(entry, 'en', { count: 3 })).toBe('3 pieces');
  });
});

describe('pick', () => {
  it('finds a language by its tag or its beginning', () => {
    expect(pick(['sv-SE', 'fi-FI', 'en'], ['en', 'fi'], 'en')).toBe('fi');
    expect(pick(['sv'], ['en', 'fi'], 'en')).toBe('en');
  });
});

describe('the message files', () => {
  const holes = (entry: Messages[string]) =>
    [...new Set(JSON.stringify(entry).match(/\{\w+\}/g) ?? [])].filter((hole) => hole !== '{count}').sort();

  it('say everything in Finnish that they say in English, with the same parameters', () => {
    const other = finnish as Messages;
    for (const [key, entry] of Object.entries(english as Messages)) {
      const translated = other[key];
      expect(translated, key).toBeDefined();
      if (translated !== undefined) expect(holes(translated), key).toEqual(holes(entry));
    }
  });
});
