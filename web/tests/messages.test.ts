// The words of the pages: every language against English, and the types against what the file says.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesOf, typesOf } from './lib/fluent';

const folder = new URL('../src/messages/', import.meta.url);
const types = new URL('../src/generated/messages.ts', import.meta.url);
const read = (file: string) => messagesOf(readFileSync(new URL(file, folder), 'utf8'));

const files = readdirSync(folder);
const english = read('en.ftl');

describe('the messages', () => {
  it('are files of languages', () => {
    expect(files).toContain('fi.ftl');
    expect(files.filter((file) => !/^[a-z]{2,3}\.ftl$/.test(file))).toEqual([]);
  });

  it('have the types that the pages are checked against (npm run messages)', () => {
    if (process.env['GAFFER_WRITE_TYPES'] !== undefined) writeFileSync(types, typesOf(english));
    expect(readFileSync(types, 'utf8')).toBe(typesOf(english));
  });

  it.each(files)('of %s stand there once', (file) => {
    const keys = read(file).map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(files)('of %s are those of English, with the same values and words', (file) => {
    const own = read(file);
    const keys = (messages: typeof own) => messages.map(({ key }) => key).sort();
    expect(keys(own)).toEqual(keys(english));
    for (const message of english) expect(own.find(({ key }) => key === message.key)).toEqual(message);
  });
});
