// Line-ups: moved, kept for another team, turned, read.
import { describe, expect, it } from 'vitest';
import type { Layout, LineUpChoice, Piece, Side } from '../../generated/protocol';
import { fitted, formationOf, moved, newlyPlaced, read, textOf, turned, typed } from './row';

const place = (at: string): LineUpChoice => ({ choice: `place ${at}`, at, kind: 'outfield' });
const keeper = (at: string): LineUpChoice => ({ choice: `keeper ${at}`, at, kind: 'keeper' });
const usual = [keeper('b1'), place('a2'), place('b3'), place('b3')];
const known = new Set(['a1', 'a2', 'b1', 'b3', 'b5']);

describe('a row', () => {
  it('has a piece put elsewhere, a player before the keeper', () => {
    expect(textOf(moved(usual, 'b3', 'a1'))).toBe('keeper b1, place a2, place b3, place a1');
    expect(textOf(moved([keeper('b1'), place('b1')], 'b1', 'a1'))).toBe('keeper b1, place a1');
    expect(textOf(moved(usual, 'c4', 'a1'))).toBe(textOf(usual));
  });

  it('says its formation, where it chooses one', () => {
    const chosen: LineUpChoice = { choice: 'formation 3-4-3', kind: 'outfield' };
    expect(formationOf([keeper('b1'), chosen])).toBe('3-4-3');
    expect(formationOf(usual)).toBeNull();
  });

  it('that was kept fits a team with more or fewer pieces', () => {
    const kept = [place('b5'), place('a1')];
    expect(textOf(fitted(kept, usual))).toBe('keeper b1, place b5, place a1, place b3');
    expect(textOf(fitted(usual, [place('b3')]))).toBe('place a2');
  });

  it('is turned to the other end', () => {
    const area = (id: string, x: number, y: number) => ({ id, x, y, width: 1, height: 1 });
    const layout = {
      width: 2,
      height: 2,
      lines: [],
      compass: false,
      places: [area('nw', 0, 0), area('ne', 1, 0), area('sw', 0, 1), area('se', 1, 1)],
    } as unknown as Layout;
    expect(textOf(turned([place('nw'), place('sw')], layout))).toBe('place se, place ne');
  });

  it('is read as coaches write it', () => {
    expect(textOf(read('keeper b1, place a2 x2, place b5', usual))).toBe('keeper b1, place a2, place a2, place b5');
    expect(read('formation 4-4-2', usual)).toEqual([]);
  });

  it('is what has come onto the board', () => {
    const piece = (at: string, side: Side = 'home'): Piece => ({
      id: at,
      at,
      side,
      kind: 'outfield',
      text: '',
      marks: [],
    });
    const before = { pieces: [piece('corner'), piece('b3', 'away')] };
    const after = { pieces: [...before.pieces, piece('b5'), piece('b5'), piece('b3', 'away')] };
    expect(textOf(newlyPlaced(before, after, 'home', usual))).toBe('place b5, place b5');
  });
});

describe('typed', () => {
  it('knows the forms of the terminal', () => {
    expect(typed('b3 2, a2', usual.slice(1), known)).toBe('place b3, place b3, place a2');
    expect(typed('B3x2 a2 x1', usual.slice(1), known)).toBe('place b3, place b3, place a2');
    expect(typed('keeper b1, b3', usual, known)).toBe('keeper b1, place b3');
    expect(typed('place b3 x2', usual, known)).toBe('place b3, place b3');
    expect(typed('b1', usual, known)).toBe('keeper b1');
  });

  it('leaves other lines alone', () => {
    for (const line of ['', 'undo', 'hint', 'b9 2', '4 b3', 'b3 0', 'why place b3']) {
      expect(typed(line, usual, known), line).toBeNull();
    }
  });
});
