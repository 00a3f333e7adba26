// Ink on team colours.
import { describe, expect, it } from 'vitest';
import { contrast, inkOn } from './colour';

describe('inkOn', () => {
  it('can be read on every colour', () => {
    for (let step = 0; step < 4096; step++) {
      const colour = `#${[step >> 8, (step >> 4) & 15, step & 15].map((part) => `${part.toString(16)}${part.toString(16)}`).join('')}`;
      expect(contrast(colour, inkOn(colour))).toBeGreaterThan(4.5);
    }
  });
});
