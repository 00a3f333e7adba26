// The points of a graph of ratings.
import { describe, expect, it } from 'vitest';
import { graphOf } from './graph';

describe('graphOf', () => {
  it('is nothing without a rating', () => {
    expect(graphOf([], 100, 50)).toBeNull();
  });

  it('puts ratings and their band between round marks', () => {
    const ratings = [
      { points: 1500, deviation: 100 },
      { points: 1600, deviation: 100 },
    ];
    const graph = graphOf(ratings, 300, 150);
    // From 1400 to 1700: three steps of a hundred, fifty high each.
    expect(graph?.marks).toEqual([
      { points: 1400, y: 150 },
      { points: 1500, y: 100 },
      { points: 1600, y: 50 },
      { points: 1700, y: 0 },
    ]);
    expect(graph?.line).toBe('0,100 300,50');
    expect(graph?.band).toBe('0,50 300,0 300,100 0,150');
    expect(graph?.last).toEqual({ x: 300, y: 50 });
  });

  it('shows one rating in the middle', () => {
    expect(graphOf([{ points: 1500, deviation: 350 }], 300, 150)?.last.x).toBe(150);
  });
});
