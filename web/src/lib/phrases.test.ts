// Sentences with holes, in another language.
import { describe, expect, it } from 'vitest';
import { interpreter } from './phrases';

const interpret = interpreter(
  {
    'phrase.Free.': 'Ilmainen.',
    'phrase.Costs {0*}.': 'Maksaa {0}.',
    'phrase.{0} defence point': '{0} puolustuspisteen',
    'phrase.Value {0}, kept {1}%.': 'Arvo {0}, säilyy {1} %.',
    'phrase.{0} left': '{0, plural, one {# jäljellä} other {# vielä jäljellä}}',
    'phrase.Die {0*} against {1}.': 'Noppa {0} vastaan {1}.',
    'phrase.{0} area': '{0} alue',
    'phrase.{0} players': '{0} pelaajat',
    'phrase.{0@} kicks off': '{0} aloittaa',
    'other.key': 'muuta',
  },
  'fi',
);

describe('interpreter', () => {
  it('says a sentence that stands in the book', () => {
    expect(interpret('Free.')).toBe('Ilmainen.');
    expect(interpret('Value 3, kept 50%.')).toBe('Arvo 3, säilyy 50 %.');
  });

  it('looks up what stands in a hole, and takes forms by number', () => {
    expect(interpret('Costs 1 defence point.')).toBe('Maksaa 1 puolustuspisteen.');
    expect(interpret('1 left')).toBe('1 jäljellä');
    expect(interpret('2 left')).toBe('2 vielä jäljellä');
  });

  it('takes one word for a hole, unless it is for many', () => {
    expect(interpret('nobody knows how many left')).toBeNull();
    expect(interpret('Costs 1 defence point, or so.')).toBeNull();
    expect(interpret('The Old Boys kicks off')).toBe('The Old Boys aloittaa');
  });

  it('says lists part by part', () => {
    expect(interpret('Die -2 area +1 players against 4.')).toBe('Noppa -2 alue +1 pelaajat vastaan 4.');
    expect(interpret('1 defence point, 2')).toBe('1 puolustuspisteen, 2');
  });

  it('says several sentences, but only all of them', () => {
    expect(interpret('Value 3, kept 50%. Free.')).toBe('Arvo 3, säilyy 50 %. Ilmainen.');
    expect(interpret('Value 3, kept 50%. Nobody knows.')).toBeNull();
    expect(interpret('other.key')).toBeNull();
  });
});
