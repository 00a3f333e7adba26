// What the message files lack: against the English screens, and against the names in the games' own sources.
import { describe, expect, it } from 'vitest';
import championsReadings from '../../../crates/champions/src/readings.rs?raw';
import championsPurposes from '../../../crates/champions/src/purpose.rs?raw';
import fubaReadings from '../../../crates/fuba/src/options/readings.rs?raw';
import fubaPurposes from '../../../crates/fuba/src/purpose.rs?raw';
import fubaSkills from '../../../crates/fuba/src/skill.rs?raw';
import type { Entry, Messages } from '../lib/words';
import screensInEnglish from './en.json';
import screens from './fi.json';

const english: Messages = screensInEnglish;
const files = import.meta.glob<Messages>('./**/fi.json', { eager: true, import: 'default' });
const finnish: Messages = Object.assign({}, ...Object.values(files));

/** Everything that the games say in English. */
const rust = import.meta.glob<string>('../../../crates/{fuba,champions,games}/src/**/*.rs', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The sources in which a game names its rolls. */
const sources = {
  fuba: { purposes: fubaPurposes },
  champions: { purposes: championsPurposes },
};
const readings = { fuba: fubaReadings, champions: championsReadings };
type Game = keyof typeof sources;
const games: Game[] = ['fuba', 'champions'];

/** What a game's rolls are for. */
function purposes(game: Game): string[] {
  return [...sources[game].purposes.matchAll(/=> "([^"]+)"/g)].map(([, name = '']) => name);
}

/** What a message asks for, in any of its forms. */
function holes(entry: Entry | undefined): string[] {
  const text = typeof entry === 'string' ? entry : Object.values(entry ?? {}).join(' ');
  return [...new Set(asked(text))].filter((name) => name !== 'count').sort();
}

function asked(text: string): string[] {
  return braces(text).flatMap(({ inside }) => {
    const [, name = '', kind, more = ''] = /^([\w.]+)(?:, (\w+)(?:, ([\s\S]*))?)?$/.exec(inside) ?? [];
    if (kind !== 'select' && kind !== 'plural') return [name];
    return [name, ...braces(more).flatMap((form) => asked(form.inside))];
  });
}

/** What stands in the outermost braces of a text. */
function braces(text: string): { inside: string }[] {
  const found = [];
  let [depth, start] = [0, 0];
  for (const [at, letter] of [...text].entries()) {
    if (letter === '{' && depth++ === 0) start = at + 1;
    if (letter === '}' && --depth === 0) found.push({ inside: [...text].slice(start, at).join('') });
  }
  return found;
}

const lacking = (keys: string[]): string[] => keys.filter((key) => finnish[key] === undefined);

/** Every file as it is written, where a key can stand twice. */
const texts = import.meta.glob<string>('./**/*.json', { eager: true, query: '?raw', import: 'default' });

describe('a message file', () => {
  it.each(Object.entries(texts))('%s has every key once', (_, text) => {
    const keys = [...text.matchAll(/^ {2}("(?:[^"\\]|\\.)*"):/gm)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

describe('the Finnish messages', () => {
  it('have everything that the English screens have, with the same parameters', () => {
    expect(lacking(Object.keys(english))).toEqual([]);
    for (const [key, entry] of Object.entries(english)) {
      expect(holes(finnish[key]), key).toEqual(holes(entry));
    }
  });

  it('have no key that the English screens do not have', () => {
    expect(Object.keys(screens).filter((key) => english[key] === undefined)).toEqual([]);
  });

  it.each(games)('name every roll of %s', (game) => {
    expect(lacking(purposes(game).map((name) => `roll.${game}.${name}`))).toEqual([]);
  });

  it('name every skill', () => {
    const skills = [...fubaSkills.matchAll(/=> "F22-A10-([a-z-]+)"/g)].map(([, name]) => `skill.${name}`);
    expect(skills.length).toBe(27);
    expect(lacking(skills)).toEqual([]);
  });

  it.each(games)('say every reading of %s: its name, what it decides, its values and what they mean', (game) => {
    const label = (name: string) => name[0]?.toUpperCase() + name.slice(1).replaceAll('_', ' ');
    const found = [
      ...[...readings[game].matchAll(/ {4}\/\/\/ (.+)\n {4}(\w+): \w+ \{/g)].flatMap(([, what = '', name = '']) => [
        what,
        label(name),
      ]),
      ...[...readings[game].matchAll(/ = "(\w+)": "([^"]+)",/g)].flatMap(([, value = '', means = '']) => [
        label(value),
        means,
      ]),
    ];
    expect(found.length).toBeGreaterThan(40);
    expect(lacking(found.map((words) => `phrase.${words}`))).toEqual([]);
  });

  it('say every phrase once, with no hole that the English does not have', () => {
    const keys = Object.values(files).flatMap((file) => Object.keys(file));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    for (const key of keys.filter((one) => one.startsWith('phrase.'))) {
      for (const hole of holes(finnish[key])) expect(key).toMatch(new RegExp(`\\{${hole}[*@]?\\}`));
    }
  });

  it.each(games)('know no phrase of %s with a word that the sources do not have', (game) => {
    const said = Object.values(rust).join('\n').toLowerCase();
    // Plurals are made by adding an s.
    const isSaid = (word: string) => said.includes(word) || said.includes(word.replace(/s$/, ''));
    const book = Object.keys(files[`./${game}-phrases/fi.json`] ?? {});
    expect(book.length).toBeGreaterThan(100);
    const words = (key: string) =>
      key
        .slice('phrase.'.length)
        .toLowerCase()
        .match(/[a-z]{3,}/g) ?? [];
    expect(book.filter((key) => !words(key).every(isSaid))).toEqual([]);
  });

  it('have balanced braces', () => {
    for (const [key, entry] of Object.entries(finnish)) {
      const text = typeof entry === 'string' ? entry : Object.values(entry).join('');
      expect(text.split('{').length, key).toBe(text.split('}').length);
    }
  });
});
