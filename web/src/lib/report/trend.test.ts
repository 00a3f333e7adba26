import { expect, test } from 'vitest';
import type { ReportTrendPoint } from '../../generated/protocol';
import { trendOf } from './trend';

const point = (corrected: number, mean: number, error?: number): ReportTrendPoint => ({
  id: String(corrected),
  points: 1,
  luck: 0,
  corrected,
  cost: 0,
  mean_corrected: error === undefined ? { mean } : { mean, error },
  mean_cost: { mean: 0 },
});

test('one match is no trend', () => {
  expect(trendOf([point(1, 1)], 'corrected', 100, 100)).toBeNull();
});

test('values stand between the marks, with the error to both sides', () => {
  const graph = trendOf([point(0, 0), point(1, 0.5, 0.5)], 'corrected', 100, 100);
  expect(graph?.line).toBe('0,100 100,50');
  expect(graph?.band).toBe('0,100 100,0 100,100 0,100');
  expect(graph?.matches).toEqual([
    { x: 0, y: 100 },
    { x: 100, y: 0 },
  ]);
  expect(graph?.marks).toEqual([
    { value: 0, y: 100 },
    { value: 0.5, y: 50 },
    { value: 1, y: 0 },
  ]);
});

test('what lies below nothing has its room', () => {
  const graph = trendOf([point(-1, -1), point(1, 0)], 'corrected', 10, 10);
  expect(graph?.matches.map(({ y }) => y)).toEqual([10, 0]);
});
