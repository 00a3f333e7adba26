// Offers narrowed by places, and choices imagined after the pattern of offered ones.
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../generated/protocol';
import {
  foremost,
  imagined,
  meant,
  narrowed,
  nextPlaces,
  oddsAt,
  onlyAnswer,
  point,
  wayOfPlan,
  withoutIdle,
} from './offers';

const offer = (choice: string, ...places: string[]): Offer => ({ choice, label: choice, places });
const moves = [
  offer('move a2-a3', 'a2', 'a3'),
  offer('move a2-b3', 'a2', 'b3'),
  offer('move a2-b3 with ball', 'a2', 'b3'),
  offer('move keeper b1-b2', 'b1', 'b2'),
  { ...offer('done'), ends_row: true },
];
const choices = (offers: Offer[]) => offers.map((one) => one.choice);

describe('narrowing', () => {
  it('keeps everything until a place is pointed at', () => {
    expect(narrowed(moves, [])).toHaveLength(5);
    expect(choices(narrowed(moves, ['b1']))).toEqual(['move keeper b1-b2']);
  });

  it('says what can be pointed at next', () => {
    expect([...nextPlaces(moves, [])]).toEqual([
      ['a2', 'source'],
      ['b1', 'source'],
    ]);
    expect([...nextPlaces(moves, ['a2'])]).toEqual([
      ['a3', 'target'],
      ['b3', 'target'],
    ]);
  });

  it('finds odds where one offer alone is meant', () => {
    const passes: Offer[] = [
      { choice: 'target b4', label: 'Play to b4', odds: { part: 4, total: 6 }, places: ['b4'] },
      { choice: 'target a3', label: 'Play to a3', odds: { part: 3, total: 6 }, places: ['a3'] },
      { choice: 'target a3 crossing', label: 'Play to a3, crossing', odds: { part: 4, total: 6 }, places: ['a3'] },
    ];
    expect([...oddsAt(passes, [])]).toEqual([['b4', '67%']]);
  });

  it('finds the best of several ways into a goal', () => {
    const shot = (choice: string, part: number): Offer => ({
      choice,
      label: 'shoot',
      odds: { part, total: 100 },
      places: ['5.14'],
      marks: [{ at: '5.14', kind: 'goal', odds: { part, total: 100 } }],
    });
    expect([...oddsAt([shot('leg N3', 25), shot('leg NE1 N2', 50)], [])]).toEqual([['5.14', '50%']]);
  });

  it('says what is meant in full', () => {
    expect(meant(moves, [])).toEqual([]);
    expect(meant(moves, ['a2'])).toEqual([]);
    expect(choices(meant(moves, ['a2', 'b3']))).toEqual(['move a2-b3', 'move a2-b3 with ball']);
  });
});

describe('point', () => {
  it('goes on, begins anew, takes back', () => {
    expect(point(moves, [], 'a2')).toEqual({ places: ['a2'] });
    expect(point(moves, ['a2'], 'a3')).toEqual({ places: ['a2', 'a3'] });
    expect(point(moves, ['a2'], 'b1')).toEqual({ places: ['b1'] });
    expect(point(moves, ['a2'], 'a2')).toEqual({ places: [] });
  });

  it('takes another target in place of one that waits to be confirmed', () => {
    expect(point(moves, ['a2', 'a3'], 'b3')).toEqual({ places: ['a2', 'b3'] });
    const targets = [offer('target a4', 'a4'), offer('target b4', 'b4')];
    expect(point(targets, ['a4'], 'b4')).toEqual({ places: ['b4'] });
  });

  it('refuses what no offer means', () => {
    expect(point(moves, ['a2'], 'c4')).toEqual({ refused: ['a2', 'c4'] });
    expect(point(moves, [], 'c4')).toEqual({ refused: ['c4'] });
  });
});

describe('imagined', () => {
  it('puts other places into an offered choice', () => {
    expect(imagined(moves, ['a2', 'c4'])).toBe('move a2-c4');
    expect(imagined([offer('target b4', 'b4')], ['a1'])).toBe('target a1');
    expect(imagined([offer('walk 5.7', '5.7')], ['15.7'])).toBe('walk 15.7');
  });

  it('finds names as whole words', () => {
    expect(imagined([offer('follow 15.1 5.1', '5.1')], ['6.1'])).toBe('follow 15.1 6.1');
  });

  it('names the piece on a place where the offered choice does', () => {
    const shirts: Record<string, string> = { '5.7': '8', '3.4': '18' };
    const movers = [offer('mover 8', '5.7')];
    expect(imagined(movers, ['3.4'], (place) => shirts[place])).toBe('mover 18');
    expect(imagined(movers, ['9.9'], (place) => shirts[place])).toBeNull();
  });

  it('gives up where there is nothing to imagine', () => {
    expect(imagined([offer('done')], ['a2'])).toBeNull();
    expect(imagined(moves, ['c4']), 'where it would go was not asked').toBeNull();
    expect(imagined([offer('mover 8', '5.7')], ['5.8'])).toBeNull();
  });
});

describe('the place where an offer ends', () => {
  const follow = [offer('follow 16 6.11', '6.12', '6.11'), offer('no')];

  it('means it where nothing else ends there', () => {
    expect(point(follow, [], '6.11')).toEqual({ places: ['6.12', '6.11'] });
  });

  it('is refused where several do', () => {
    const two = [...follow, offer('follow 9 6.11', '6.10', '6.11')];
    expect(point(two, [], '6.11')).toEqual({ refused: ['6.11'] });
  });
});

describe('foremost', () => {
  it('is the end of a row where it may end, else the first', () => {
    const [first, second] = [offer('move a2-a3', 'a2', 'a3'), offer('move a2-b2', 'a2', 'b2')];
    expect(foremost([first, second, { ...offer('stop'), ends_row: true }])?.choice).toBe('stop');
    expect(foremost([first, second])).toBe(first);
    expect(foremost([])).toBeUndefined();
  });
});

describe('offers that surely bring nothing', () => {
  const idle = (choice: string): Offer => ({ ...offer(choice), idle: true });
  const names = (offers: readonly Offer[]) => offers.map(({ choice }) => choice);

  it('are out of sight where there is a choice without them', () => {
    const all = [offer('movement defence'), offer('adjustment'), idle('movement forward'), idle('adjustment boost')];
    expect(names(withoutIdle(all))).toEqual(['movement defence', 'adjustment']);
  });

  it('stay where they are the choice, but for boosts of what is offered without', () => {
    const all = [offer('adjustment'), idle('movement forward'), idle('adjustment boost')];
    expect(names(withoutIdle(all))).toEqual(['adjustment', 'movement forward']);
  });

  it('do not make a question of the one answer that there is', () => {
    expect(onlyAnswer({ offers: [offer('adjustment'), idle('adjustment boost')] })?.choice).toBe('adjustment');
    // Who does not want to adjust can do nothing instead.
    expect(onlyAnswer({ offers: [offer('adjustment'), idle('movement forward')] })).toBeNull();
  });
});

describe('the way of a plan', () => {
  const step = (choice: string, ...path: string[]) => ({
    kind: 'choice' as const,
    side: 'home' as const,
    choice,
    label: '',
    path,
  });
  const plan = (...steps: ReturnType<typeof step>[]) => ({ choice: '', steps, visits: 1, leads_to: [] });

  it('goes from player to player as far as the ball does', () => {
    const chain = plan(
      step('mover 8'),
      step('reach 1', '5.6', '5.7'),
      step('leg N1', '5.7', '4.7'),
      step('leg E1', '4.7', '4.8'),
    );
    expect(wayOfPlan(chain, 'mover 8')).toEqual(['5.6', '5.7', '4.7', '4.8']);
    const followed = plan(step('leg N1', '5.7', '4.7'), step('follow 9 4.6', '4.5', '4.6'));
    expect(wayOfPlan(followed, 'leg N1')).toEqual(['5.7', '4.7']);
  });

  it('is that of the offer which is looked at', () => {
    expect(wayOfPlan(plan(step('leg N1', '5.7', '4.7')), 'leg S1')).toEqual([]);
  });
});
