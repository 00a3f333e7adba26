// Rule numbers in words.
import { describe, expect, it } from 'vitest';
import { withRules } from './text';

describe('withRules', () => {
  it('finds the numbers of both games', () => {
    expect(withRules('no piece in a2 (F22-4.1a)')).toEqual([
      { is: 'text', text: 'no piece in a2 ' },
      { is: 'rule', id: 'F22-4.1a' },
    ]);
    expect(withRules('see C20-kick-4, F22-A11-6.3 and F22-4.6-T1.')).toEqual([
      { is: 'text', text: 'see ' },
      { is: 'rule', id: 'C20-kick-4' },
      { is: 'text', text: ', ' },
      { is: 'rule', id: 'F22-A11-6.3' },
      { is: 'text', text: ' and ' },
      { is: 'rule', id: 'F22-4.6-T1' },
      { is: 'text', text: '.' },
    ]);
  });

  it('leaves other text alone', () => {
    expect(withRules('4-4-2 in b3')).toEqual([{ is: 'text', text: '4-4-2 in b3' }]);
  });
});
