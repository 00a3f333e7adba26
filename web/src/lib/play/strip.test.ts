import { expect, it } from 'vitest';
import type { Card, Fact } from '../../generated/protocol';
import { briefly, handCount, inStrip } from './strip';

const fact = (key: string): Fact => ({ key, label: key, value: '' });
const teams = (...keys: string[]) => ({ teams: { home: keys.map(fact), away: keys.map(fact) } });
const card = (name: string, shown: boolean): Card => ({
  name,
  what: '',
  figure: { kind: 'card', group: 'team', price: 1 },
  shown,
});

it('has what changes in a match of the advanced rules, in its order', () => {
  expect(inStrip(teams('formation', 'skills', 'yellow', 'condition'))).toEqual(['condition', 'skills']);
  expect(inStrip(teams('formation', 'yellow', 'red'))).toEqual([]);
  // The substitutes of Champions 2020 stand on its sheet.
  expect(inStrip(teams('substitutions', 'bench'))).toEqual([]);
});

it('counts what was shown, and what was not: the own hidden ones, and the unknown ones of others', () => {
  const hand = (cards: Card[], unknown: number): Fact => ({ ...fact('skills'), hand: { cards, unknown } });
  expect(handCount(hand([card('a', true), card('b', false)], 0))).toBe('1+1');
  expect(handCount(hand([card('a', true)], 2))).toBe('1+2');
  expect(handCount(fact('condition'))).toBe('');
});

it('is a number where there is room for no more', () => {
  expect(briefly({ ...fact('substitutions'), value: '3 of 3' })).toBe('3');
  expect(briefly({ ...fact('condition'), value: '4-4-2' })).toBe('4-4-2');
  expect(briefly({ ...fact('skills'), hand: { cards: [], unknown: 2 } })).toBe('0+2');
});
