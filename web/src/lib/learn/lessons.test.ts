// Where a reader is among the lessons, and what a lesson points at.
import { describe, expect, it } from 'vitest';
import type { GuideInfo, Offer } from '../../generated/protocol';
import { firstOpen, marksFor, nextOf, placeOf } from './lessons';

const lessons = ['pass', 'shot'].map((name) => ({ name, title: name, rules: [] }));
const guide: GuideInfo = { name: 'fuba', game: 'fuba', title: '', what: '', teams: { home: '', away: '' }, lessons };

describe('the lessons of a guide', () => {
  it('follow each other until the last', () => {
    const first = placeOf(guide, 'pass');
    expect(first === null ? null : nextOf(first)?.name).toBe('shot');
    const last = placeOf(guide, 'shot');
    expect(last === null ? undefined : nextOf(last)).toBeNull();
    expect(placeOf(guide, 'none')).toBeNull();
  });

  it('go on with the first that is not done', () => {
    expect(firstOpen(guide, new Set())?.name).toBe('pass');
    expect(firstOpen(guide, new Set(['fuba/pass']))?.name).toBe('shot');
    expect(firstOpen(guide, new Set(['champions/pass']))?.name).toBe('pass');
    expect(firstOpen(guide, new Set(['fuba/pass', 'fuba/shot']))?.name).toBe('pass');
  });
});

describe('marksFor', () => {
  const move: Offer = { choice: 'move a2-a3', label: '', places: ['a2', 'a3'] };

  it('marks the place to tap next, and the way', () => {
    expect(marksFor(move, [])).toEqual({ place: 'a2', way: ['a2', 'a3'] });
    expect(marksFor(move, ['a2']).place).toBe('a3');
    expect(marksFor(move, ['b1']).place, 'from the beginning, where something else was tapped').toBe('a2');
    expect(marksFor({ ...move, places: ['b4'], path: ['b3', 'b4'] }, [])).toEqual({ place: 'b4', way: ['b3', 'b4'] });
  });

  it('marks nothing where nothing has a place', () => {
    expect(marksFor({ ...move, places: [] }, [])).toEqual({ place: null, way: [] });
    expect(marksFor(undefined, [])).toEqual({ place: null, way: [] });
  });
});
