// The pitch goes up so that a sheet never covers the ball.
import { describe, expect, it } from 'vitest';
import { lift } from './sheet';

describe('the pitch', () => {
  it('stays where it is while the ball is in sight', () => {
    expect(lift({ ball: { top: 200, bottom: 220 }, top: 100, sheet: 420 })).toBe(0);
  });

  it('goes up as far as the ball needs', () => {
    expect(lift({ ball: { top: 500, bottom: 520 }, top: 100, sheet: 420 })).toBe(116);
  });

  it('does not take the ball out at the top', () => {
    expect(lift({ ball: { top: 130, bottom: 150 }, top: 100, sheet: 110 })).toBe(30);
  });
});
