// What the page says of a match that is over before the whistle, and of offers that were declined.
import { expect, it } from 'vitest';
import type { MatchInfo } from '../../generated/protocol';
import { declinedWords, sentence, standWords } from './words';

const person = { who: 'person' } as const;
const info = {
  teams: {
    home: { name: 'Rovers', colour: '#aa0000', player: person },
    away: { name: 'United', colour: '#0000aa', player: person },
  },
} as MatchInfo;

it('says the time while a match goes on, and afterwards why it does not', () => {
  const clock = '1st half, minute 2';
  expect(standWords({ clock })).toBe(clock);
  const end = { how: 'resigned', winner: 'home', words: 'United resigned: Rovers win' } as const;
  expect(standWords({ clock, end })).toBe('United resigned: Rovers win');
  expect(standWords({ clock, ended: { at: 0, why: '' } })).not.toContain('minute');
});

it('says who declined what, to whoever looks', () => {
  const draw = { side: 'home', what: 'draw' } as const;
  expect(declinedWords(info, draw, 'home')).toBe('United declines the draw.');
  expect(declinedWords(info, draw, null)).toBe('United declines the draw.');
  expect(declinedWords(info, draw, 'away')).toBe('You declined the draw.');
  const adjourn = { side: 'away', what: 'adjourn' } as const;
  expect(declinedWords(info, adjourn, 'away')).toBe('Rovers declines to go on later.');
});

it('makes a sentence of what a server says', () => {
  expect(sentence('this server has no club')).toBe('This server has no club.');
  expect(sentence('Again?')).toBe('Again?');
});
