import { describe, expect, it } from 'vitest';
import { playerOf, readSquad, shortName } from './squad';

describe('names of players', () => {
  it('are read with their shirts, in any order', () => {
    expect(readSquad('9 Niemi, 1. Lehto;  3: van  Basten')).toEqual([
      'Lehto',
      '',
      'van Basten',
      '',
      '',
      '',
      '',
      '',
      'Niemi',
    ]);
    expect(readSquad(' , ')).toEqual([]);
  });

  it('are refused with what is wrong', () => {
    expect(readSquad('1 Lehto, Niemi')).toEqual({ is: 'no-number', part: 'Niemi' });
    expect(readSquad('9')).toEqual({ is: 'no-number', part: '9' });
    expect(readSquad('21 Niemi')).toEqual({ is: 'no-shirt', part: '21' });
    expect(readSquad('0 Niemi')).toEqual({ is: 'no-shirt', part: '0' });
    expect(readSquad('9 Niemi, 9 Aho')).toEqual({ is: 'twice', part: '9' });
    expect(readSquad(`9 ${'x'.repeat(41)}`)).toEqual({ is: 'long', part: '9' });
  });

  it('stand under a shirt as far as there is room', () => {
    const upTo = (most: number) => (text: string) => text.length <= most;
    expect(shortName('Jari  Niemi', upTo(10))).toBe('Jari Niemi');
    expect(shortName('Jari Niemi', upTo(9))).toBe('Niemi');
    expect(shortName('Hautamäki', upTo(9))).toBe('Hautamäki');
    expect(shortName('Hautamäki', upTo(8))).toBe('Hautamä…');
    expect(shortName('Hautamäki', upTo(0))).toBe('H…');
    expect(shortName('', upTo(8))).toBe('');
  });

  it('stand beside the number', () => {
    expect(playerOf({ squad: ['Lehto', ''] }, 1)).toBe('Lehto (1)');
    expect(playerOf({ squad: ['Lehto', ''] }, 2)).toBe('2');
    expect(playerOf({}, 7)).toBe('7');
  });
});
