// Bands of chances, which moment is where, and the minutes.
import { describe, expect, it } from 'vitest';
import { across, bands, changes, momentAt, ticks } from './graph';

describe('bands', () => {
  it('puts the home side below, a draw on top of it, and leaves the rest to the away side', () => {
    const chances = [
      { at: 0, expected: { win: 0.5, draw: 0.25 } },
      { at: 10, expected: { win: 1, draw: 0 } },
    ];
    const { home, draw } = bands(chances, 10, { width: 100, height: 40 });
    expect(home).toBe('M0 40L0.0 20.0L100.0 0.0L100 40Z');
    expect(draw).toBe('M0 40L0.0 10.0L100.0 0.0L100 40Z');
  });

  it('stays inside, whatever rounding adds up to', () => {
    const { draw } = bands([{ at: 0, expected: { win: 0.8, draw: 0.3 } }], 0, { width: 10, height: 10 });
    expect(draw).toBe('M0 10L0.0 0.0L10 10Z');
  });
});

describe('momentAt', () => {
  it('is the one that is drawn nearest, and never beyond the ends', () => {
    for (const at of [0, 3, 7, 20]) expect(momentAt(across(at, 20, 333), 20, 333)).toBe(at);
    expect(momentAt(-5, 20, 333)).toBe(0);
    expect(momentAt(999, 20, 333)).toBe(20);
    expect(momentAt(5, 20, 0)).toBe(0);
  });
});

describe('changes', () => {
  it('are where a phase begins, but for the first', () => {
    const steps = ['one', 'one', 'two', 'two', 'three'].map((phase, index) => ({ from: 10 * index, phase }));
    expect(changes(steps)).toEqual([
      { at: 20, phase: 'two' },
      { at: 40, phase: 'three' },
    ]);
  });
});

describe('ticks', () => {
  const at = (...minutes: (number | undefined)[]) => minutes.map((minute) => ({ minute }));

  it('are where a quarter of an hour is first reached, also where some are leapt over', () => {
    expect(ticks(at(0, 14, 15, 16, 29, 47, 47, 60), 0)).toEqual([
      { at: 2, minute: 15 },
      { at: 5, minute: 45 },
      { at: 7, minute: 60 },
    ]);
  });

  it('begin again with the clock, and are none where there are no minutes', () => {
    expect(ticks(at(88, 90, 0, 6, 18, undefined, undefined), 0)).toEqual([
      { at: 0, minute: 75 },
      { at: 1, minute: 90 },
      { at: 4, minute: 15 },
    ]);
  });

  it('leave out what would be too near to be read', () => {
    expect(ticks(at(0, 15, 30, 45, 60), 2)).toEqual([
      { at: 1, minute: 15 },
      { at: 3, minute: 45 },
    ]);
  });
});
