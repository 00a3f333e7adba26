// Parameters, plurals, and the choice of a language.
import { describe, expect, it } from 'vitest';
import { complete, pick, say } from './words';

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

describe('holes', () => {
  const inFinnish = (text: string, params: Record<string, unknown>) =>
    say(text, 'fi', params, { 'line.defence': 'puolustuksen', 'line.of': '{count} linjaa' });

  it('choose a form by value, one inside another too', () => {
    const text = '{card, select, true {{side, select, home {koti} other {vieras}} saa kortin} other {ei korttia}}';
    expect(inFinnish(text, { card: true, side: 'home' })).toBe('koti saa kortin');
    expect(inFinnish(text, { card: false })).toBe('ei korttia');
    expect(inFinnish('{area, select, none {tyhjä} other {{area}}}', { area: null })).toBe('tyhjä');
  });

  it('choose a form where two parameters are alike', () => {
    const text = '{target, select, @start {pysyy} other {etenee}}';
    expect(inFinnish(text, { start: 'b3', target: 'b3' })).toBe('pysyy');
    expect(inFinnish(text, { start: 'b3', target: 'b4' })).toBe('etenee');
  });

  it('choose a form by number', () => {
    const text = '{n, plural, =0 {ei ruutuja} one {# ruutu} other {# ruutua}}';
    expect([0, 1, 5].map((n) => inFinnish(text, { n }))).toEqual(['ei ruutuja', '1 ruutu', '5 ruutua']);
  });

  it('reckon: signs, terms, comparisons', () => {
    expect(inFinnish('{a, signed} {b, signed} {a, against, b}', { a: 2, b: -1 })).toBe('+2 -1 >');
    expect(inFinnish('{b} {a, plus, b}{a, term}', { a: 2, b: -1 })).toBe('-1 1 + 2');
    expect(inFinnish('6{a, term, alue}{b, term, paikka}', { a: 0, b: -1 })).toBe('6 - 1 paikka');
  });

  it('take words from other messages, and stay open where there is none', () => {
    expect(inFinnish('{line, word, line} siirto', { line: 'defence' })).toBe('puolustuksen siirto');
    expect(complete(inFinnish('{line, word, line} siirto', { line: 'goalie' }))).toBe(false);
    expect(complete(inFinnish('{side.team} voittaa', {}))).toBe(false);
  });
});

describe('pick', () => {
  it('finds a language by its tag or its beginning', () => {
    expect(pick(['sv-SE', 'fi-FI', 'en'], ['en', 'fi'], 'en')).toBe('fi');
    expect(pick(['sv'], ['en', 'fi'], 'en')).toBe('en');
  });
});
