// Stretches, landmarks and the log of a replay.
import { describe, expect, it } from 'vitest';
import type { LandmarkAt, Moment } from '../../generated/protocol';
import { eventsUpTo, nextLandmark, rollUpTo, stretch, wanted } from './reel';

const moment = (number: number, ...words: string[]): Moment =>
  ({ number, answer: '', events: words.map((words) => ({ words, rule: null })) }) as unknown as Moment;

describe('wanted', () => {
  it('is the stretch of the moment, and its neighbours near their ends', () => {
    expect(wanted(10, 1000)).toEqual([0]);
    expect(wanted(stretch - 1, 1000)).toEqual([0, stretch]);
    expect(wanted(stretch + 3, 1000)).toEqual([stretch, 0]);
    expect(wanted(stretch - 1, stretch)).toEqual([0]);
  });
});

describe('eventsUpTo', () => {
  it('goes back to the first gap', () => {
    const moments = new Map([0, 1, 3, 4, 5].map((number) => [number, moment(number, `e${number}`)]));
    expect(eventsUpTo(moments, 4).map(({ words }) => words)).toEqual(['e3', 'e4']);
    expect(eventsUpTo(moments, 2)).toEqual([]);
  });
});

describe('nextLandmark', () => {
  const landmarks: LandmarkAt[] = [
    { moment: 5, landmark: 'goal', words: 'one' },
    { moment: 9, landmark: 'card', words: 'two' },
    { moment: 12, landmark: 'goal', words: 'three' },
  ];

  it('looks ahead and back', () => {
    expect(nextLandmark(landmarks, 5, 'goal', 1)?.words).toBe('three');
    expect(nextLandmark(landmarks, 12, 'goal', -1)?.words).toBe('one');
    expect(nextLandmark(landmarks, 9, 'card', 1)).toBeUndefined();
  });
});

describe('rollUpTo', () => {
  it('is the last one that is known without a gap', () => {
    const roll = { dice: [{ face: 5 }], words: '5' };
    const moments = new Map([1, 3, 4, 5].map((number) => [number, moment(number)]));
    moments.set(3, { ...moment(3), roll });
    expect(rollUpTo(moments, 5)).toBe(roll);
    expect(rollUpTo(moments, 1)).toBeUndefined();
    moments.delete(4);
    expect(rollUpTo(moments, 5)).toBeUndefined();
  });
});
