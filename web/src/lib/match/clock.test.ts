// Clocks as they are shown.
import { describe, expect, it } from 'vitest';
import { clockText, leftAt, passedMark, untilNext, type Heard } from './clock';

const days = ({ days, hours }: { days: number; hours: number }) => `${days} d ${hours} h`;
const heard = (home: number, reserve = 0): Heard => ({
  clocks: {
    left: { home, away: 60_000 },
    reserve: { home: reserve, away: 0 },
    running: { home: true, away: false },
    now: 0,
  },
  at: 1000,
});

describe('a clock', () => {
  it('runs on from what was heard, and only where it runs', () => {
    expect(leftAt(heard(9000), 'home', 3500)).toEqual({ time: 6500, reserve: 0 });
    expect(leftAt(heard(9000), 'away', 3500)).toEqual({ time: 60_000, reserve: 0 });
    expect(leftAt(heard(9000), 'home', 900_000)).toEqual({ time: 0, reserve: 0 });
  });

  it('takes from the reserve what the turn has no more', () => {
    expect(leftAt(heard(2000, 5000), 'home', 4500)).toEqual({ time: 0, reserve: 3500 });
  });

  it('is written with days, hours, minutes or tenths', () => {
    expect(clockText(2 * 86_400_000 + 3 * 3_600_000 + 59_000, days)).toBe('2 d 3 h');
    expect(clockText(3_600_000 + 2 * 60_000 + 3000, days)).toBe('1:02:03');
    expect(clockText(15 * 60_000, days)).toBe('15:00');
    expect(clockText(10_000, days)).toBe('0:10');
    expect(clockText(9_999, days)).toBe('9.9');
    expect(clockText(40, days)).toBe('0.0');
  });

  it('speaks at its marks alone', () => {
    expect(passedMark(60_001, 60_000)).toBe(60);
    expect(passedMark(60_000, 59_000)).toBeNull();
    expect(passedMark(400_000, 9_000)).toBe(10);
  });

  it('shows tenths often and days seldom', () => {
    expect(untilNext(heard(5000), 1000)).toBe(100);
    expect(untilNext(heard(50_000), 1000)).toBe(250);
    expect(untilNext(heard(3 * 86_400_000), 1000)).toBe(30_000);
  });
});
