// Values, plurals, and the choice of a language.
import { describe, expect, it } from 'vitest';
import { bundleOf, pick, say } from './words';

describe('say', () => {
  const text = `
score = { $home }-{ $away }
pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
`;
  const english = bundleOf('en', text);

  it('puts values in, zero too, and separates no thousands', () => {
    expect(say(english, 'score', { home: 0, away: 1234567 })).toBe('0-1234567');
    expect(say(english, 'score', { home: 'none', away: 2 })).toBe('none-2');
  });

  it('takes the plural form of a number', () => {
    expect([0, 1, 3].map((count) => say(english, 'pieces', { count }))).toEqual(['0 pieces', '1 piece', '3 pieces']);
  });

  it('says nothing of a message that is not there', () => {
    expect(say(english, 'goals', {})).toBeNull();
  });
});

describe('pick', () => {
  it('finds a language by its tag or its beginning', () => {
    expect(pick(['sv-SE', 'fi-FI', 'en'], ['en', 'fi'], 'en')).toBe('fi');
    expect(pick(['sv'], ['en', 'fi'], 'en')).toBe('en');
  });
});
