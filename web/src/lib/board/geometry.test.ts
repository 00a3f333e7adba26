// Turning a board, arrow keys, and pieces that stand in a place without overlapping.
import { describe, expect, it } from 'vitest';
import type { Layout, Place } from '../../generated/protocol';
import {
  fromOtherEnd,
  headingsOf,
  nameRoom,
  placeAt,
  pieceRadius,
  stand,
  towards,
  turned,
  upright,
  markStrip,
  reach,
} from './geometry';

const place = (id: string, x: number, y: number, width: number, height: number): Place => ({
  id,
  x,
  y,
  width,
  height,
  neighbours: [],
});
// Three areas beside two longer ones, as on a pitch whose columns are divided differently.
const layout: Layout = {
  width: 6,
  height: 4,
  places: [
    place('a1', 0, 0, 3, 2),
    place('a2', 3, 0, 3, 2),
    place('b1', 0, 2, 2, 2),
    place('b2', 2, 2, 2, 2),
    place('b3', 4, 2, 2, 2),
  ],
  compass: false,
  lines: [{ shape: 'line', x1: 0, y1: 0, x2: 6, y2: 0 }],
};
const find = (board: Layout, id: string) => board.places.find((one) => one.id === id)!;

describe('upright', () => {
  it('puts the home goal at the bottom and the upper edge on the left', () => {
    const standing = upright(layout);
    expect([standing.width, standing.height]).toEqual([4, 6]);
    expect(find(standing, 'a1')).toMatchObject({ x: 0, y: 3, width: 2, height: 3 });
    expect(find(standing, 'b3')).toMatchObject({ x: 2, y: 0, width: 2, height: 2 });
    expect(standing.lines[0]).toEqual({ shape: 'line', x1: 0, y1: 6, x2: 0, y2: 0 });
  });
});

describe('fromOtherEnd', () => {
  it('puts the away goal on the left, and twice is the board itself', () => {
    expect(find(fromOtherEnd(layout), 'b3')).toMatchObject({ x: 0, y: 0, width: 2, height: 2 });
    expect(fromOtherEnd(fromOtherEnd(layout))).toEqual(layout);
  });

  it('stands the viewer in front of his own end', () => {
    const { pieces } = stand(find(layout, 'a1'), { home: 1, away: 1 }, 0.2, { along: 'x', near: 'away' });
    expect(pieces.away[0]!.x).toBeLessThan(pieces.home[0]!.x);
  });
});

describe('towards', () => {
  it('goes to the nearest place in a direction, and nowhere beyond the edge', () => {
    expect(towards(layout, find(layout, 'b1'), 'ArrowRight')?.id).toBe('b2');
    expect(towards(layout, find(layout, 'a1'), 'ArrowDown')?.id).toBe('b1');
    expect(towards(layout, find(layout, 'b3'), 'ArrowUp')?.id).toBe('a2');
    expect(towards(layout, find(layout, 'b1'), 'ArrowLeft')).toBeUndefined();
  });

  it('reaches every place from every place', () => {
    for (const from of layout.places) {
      const seen = new Set([from.id]);
      const queue = [from];
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          const next = towards(layout, at, arrow);
          if (next !== undefined && !seen.has(next.id)) {
            seen.add(next.id);
            queue.push(next);
          }
        }
      }
      expect(seen.size).toBe(layout.places.length);
    }
  });
});

describe('stand', () => {
  it('keeps up to eleven of each side inside and apart', () => {
    const area = place('b1', 0, 2, 2, 3.2);
    const radius = 0.41;
    for (const along of ['x', 'y'] as const) {
      for (let home = 0; home <= 11; home++) {
        for (let away = 0; away <= 11; away++) {
          const { radius: size, pieces } = stand(area, { home, away }, radius, { along, near: 'home' });
          const points = [...pieces.home, ...pieces.away];
          expect(points).toHaveLength(home + away);
          for (const [index, one] of points.entries()) {
            expect(one.x - size).toBeGreaterThanOrEqual(area.x - 1e-9);
            expect(one.x + size).toBeLessThanOrEqual(area.x + area.width + 1e-9);
            expect(one.y - size).toBeGreaterThanOrEqual(area.y - 1e-9);
            expect(one.y + size, 'above the marks').toBeLessThanOrEqual(
              area.y + area.height - markStrip * radius + 1e-9,
            );
            for (const other of points.slice(index + 1)) {
              expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(1.99 * size);
            }
          }
        }
      }
    }
  });

  it('puts one piece in the middle of a small space', () => {
    const { pieces } = stand(place('5.7', 7, 5, 1, 1), { home: 1, away: 0 }, 0.4, { along: 'x', near: 'home' });
    expect(pieces.home).toEqual([{ x: 7.5, y: 5.5 }]);
  });
});

describe('reach', () => {
  const layout = {
    width: 3,
    height: 1,
    compass: false,
    lines: [],
    places: [place('l', 0, 0, 1, 1), place('m', 1, 0, 1, 1), place('r', 2, 0, 1, 1)],
  };

  it('takes a finger beside a small place for one on it', () => {
    expect(reach(layout, { x: 1.8, y: 0.5 }, new Set(['r']), 1.6)?.id).toBe('r');
    expect(reach(layout, { x: 1.5, y: 0.5 }, new Set(['r']), 1.6)).toBeUndefined();
  });

  it('takes the nearer of two', () => {
    expect(reach(layout, { x: 1.45, y: 0.5 }, new Set(['l', 'r']), 3)?.id).toBe('l');
  });
});

describe('a board', () => {
  it('finds the place under a point and a radius that fits', () => {
    expect(placeAt(layout, { x: 4.5, y: 3 })?.id).toBe('b3');
    expect(placeAt(layout, { x: 7, y: 3 })).toBeUndefined();
    expect(pieceRadius(layout)).toBeCloseTo(0.204);
  });
});

describe('headingsOf', () => {
  const grid: Layout = {
    ...layout,
    places: [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => place(`${column}.${row}`, row, column, 1, 1))),
    width: 3,
    height: 3,
  };
  // Two steps away from the home goal, then one that also goes towards the upper edge.
  const way = ['2.0', '2.1', '1.2'];

  it('counts the steps of each straight piece, as the lying board shows them', () => {
    expect(headingsOf(turned(grid, 'home', false), way)).toEqual([
      { angle: 90, steps: 1 },
      { angle: 45, steps: 1 },
    ]);
    expect(headingsOf(turned(grid, 'home', false), ['0.0', '0.1', '0.2'])).toEqual([{ angle: 90, steps: 2 }]);
  });

  it('turns with the board', () => {
    expect(headingsOf(turned(grid, 'home', true), way).map(({ angle }) => angle)).toEqual([0, 315]);
    expect(headingsOf(turned(grid, 'away', false), way).map(({ angle }) => angle)).toEqual([270, 225]);
  });

  it('is empty without a way', () => {
    expect(headingsOf(grid, [])).toEqual([]);
  });
});

describe('the room of a name', () => {
  const board = { width: 12, pixel: 1 / 46 };

  it('reaches to the middle between two who stand beside each other, and over both sides of one who stands alone', () => {
    expect(nameRoom({ x: 5.5, y: 3.5 }, [{ x: 6.5, y: 3.5 }], 0.4, board).width).toBe(1);
    expect(nameRoom({ x: 5.5, y: 3.5 }, [{ x: 5.5, y: 4.5 }], 0.4, board).width).toBeGreaterThan(2.5);
  });

  it('stays on the board', () => {
    expect(nameRoom({ x: 0.5, y: 3.5 }, [], 0.4, board).width).toBe(1);
    expect(nameRoom({ x: 11.5, y: 3.5 }, [], 0.4, board).width).toBe(1);
  });

  it('has letters that can be read on a small screen', () => {
    const { size } = nameRoom({ x: 5.5, y: 3.5 }, [], 0.4, { width: 12, pixel: 1 / 30 });
    expect(size * 30).toBeGreaterThanOrEqual(10);
  });
});
