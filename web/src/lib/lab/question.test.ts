import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../../generated/protocol';
import english from '../../messages/en.ftl?raw';
import finnish from '../../messages/fi.ftl?raw';
import { askedBy, figureKey, half, pathOf, questionOf, type Asked } from './question';

const coach = (name: string) => ({ name, what: '', usual: name === 'sensible' });
const offside = { name: 'offside', label: '', detail: '', value: true, values: [] };
const preset = (name: string) => ({ name, title: name, what: '', minutes: 9, switches: [offside] });
const fuba = {
  game: 'fuba',
  name: 'FUBA',
  rules: 1,
  presets: [preset('2.2'), preset('full')],
  coaches: ['random', 'sensible', 'master'].map(coach),
} as unknown as GameInfo;

describe('a question', () => {
  const asked: Asked = {
    game: 'fuba',
    halves: [half(fuba, '2.2'), { ...half(fuba, 'full', { offside: false }), coach: 'random', formation: '4-4-2' }],
    pairs: 1000,
  };

  test('asks for what differs', () => {
    expect(questionOf(asked)).toEqual({
      game: 'fuba',
      first: { preset: '2.2', home: 'sensible', away: 'sensible' },
      second: {
        preset: 'full',
        home: 'random',
        away: 'random',
        options: { offside: false },
        home_formation: '4-4-2',
        away_formation: '4-4-2',
      },
      pairs: 1000,
    });
  });

  test('is read back from its address', () => {
    const search = new URL(pathOf(asked), 'http://club').searchParams;
    expect(askedBy(search, [fuba])).toEqual(asked);
  });

  test.each(['', 'first={', 'first=7&pairs=3', 'game=chess', 'first={"preset":"9","home":"master","options":{"x":1}}'])(
    'is the usual one where the address says nothing sensible: %s',
    (text) => {
      const usual = { game: 'fuba', halves: [half(fuba, '2.2'), half(fuba, '2.2')], pairs: 500 };
      expect(askedBy(new URLSearchParams(text), [fuba])).toEqual(usual);
    },
  );
});

test('figures have words', () => {
  expect(figureKey('possession home, percent of turns')).toBe('figure-possession-home-percent-of-turns');
  for (const words of [english, finnish]) {
    for (const figure of ['goals', 'shoot-out kicks scored', 'of these won', 'turns completed in the first half']) {
      expect(words).toContain(`\n${figureKey(figure)} = `);
    }
  }
});
