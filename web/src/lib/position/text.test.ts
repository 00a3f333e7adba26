import { describe, expect, test } from 'vitest';
import { beginnings, boardOf, freshTurn, move, parse, put, take, toolAt, withFields, write } from './text';

const at = (text: string, place: string) =>
  boardOf(parse(text))
    .pieces.filter((piece) => piece.at === place)
    .map(({ side, kind, text: shirt }) => [side, kind, shirt].filter((part) => part !== '').join(' '));

describe('the text of a position', () => {
  test('is taken apart and put together again', () => {
    for (const text of [...Object.values(beginnings), "fuba;a='x;y';ball=b4", 'champions']) {
      expect(write(parse(text))).toBe(text);
    }
    expect(write(parse(' fuba / 2.2 ; ball = b4 ;'))).toBe('fuba/2.2;ball=b4');
  });

  test('changes a field with everything within it', () => {
    const text = parse('champions;turn.owner=home;turn.kind=normal;ball=5.5');
    expect(write(withFields(text, { turn: 'away', ball: null }))).toBe('champions;turn=away');
  });

  test('shows pieces, keepers included where they are not named', () => {
    expect(at('fuba;pieces=b4:2/1', 'b4')).toEqual(['home outfield', 'home outfield', 'away outfield']);
    expect(at('fuba;pieces=b4:2/1', 'b1')).toEqual(['home keeper K']);
    expect(at('fuba;pieces=b5 1/2', 'b5')).toEqual(['home outfield', 'away keeper K', 'away outfield']);
    expect(at('champions;home=1:5.0,8:4.5', '4.5')).toEqual(['home outfield 8']);
    expect(boardOf(parse('champions;ball=4.5')).ball).toEqual({ at: '4.5' });
    expect(boardOf(parse('fuba;value=4')).ball).toEqual({ at: 'b3', value: 4 });
  });
});

describe('editing', () => {
  test('counts in areas', () => {
    const text = parse('fuba;pieces=b1:1/0,b3:1/1,b5:0/1');
    expect(write(put(text, 'home', 'a2'))).toBe('fuba;pieces=a2:1/0,b1:1/0,b3:1/1,b5:0/1');
    expect(write(take(text, 'away', 'b3'))).toBe('fuba;pieces=b1:1/0,b3:1/0,b5:0/1');
    expect(write(take(text, 'home', 'b1'))).toBe(write(text));
    expect(write(move(text, 'home', 'b3', 'b4'))).toBe('fuba;pieces=b1:1/0,b3:0/1,b4:1/0,b5:0/1');
    expect(write(put(text, 'home-keeper', 'b2'))).toBe('fuba;pieces=b2:1/0,b3:1/1,b5:0/1;home.keeper=b2');
    expect(write(move(text, 'ball', 'b3', 'c4'))).toBe('fuba;pieces=b1:1/0,b3:1/1,b5:0/1;ball=c4');
  });

  test('players with shirts', () => {
    const text = parse('champions;home=1:5.0,8:4.5;away=1:6.14;ball=4.5');
    expect(write(put(text, 'home', '3.3'))).toBe('champions;home=1:5.0,2:3.3,8:4.5;away=1:6.14;ball=4.5');
    expect(write(put(text, 'away', '4.5'))).toBe('champions;home=1:5.0;away=1:6.14,2:4.5;ball=4.5');
    expect(write(move(text, 'away', '4.5', '6.14'))).toBe('champions;home=1:5.0,8:6.14;away=;ball=4.5');
    expect(write(move(text, 'ball', '4.5', '5.5'))).toBe('champions;home=1:5.0,8:4.5;away=1:6.14;ball=5.5');
    expect(write(put(text, 'home-keeper', '6.0'))).toBe('champions;home=1:6.0,8:4.5;away=1:6.14;ball=4.5');
    expect(toolAt(text, 'away', '4.5')).toBe('home');
    expect(toolAt(text, 'away', '9.9')).toBeNull();
  });

  test('a fresh turn keeps how the match stands', () => {
    const text = parse(
      'fuba/2.2;pieces=b3:1/1;score=1-0;at.moves.left=2;turn.acting=home;home.moved=b3:1;home.yellow=1',
    );
    expect(write(freshTurn(text))).toBe('fuba/2.2;pieces=b3:1/1;score=1-0;home.yellow=1');
    const other = parse('champions;home=1:5.0;turn.owner=away;at=mover;roll=3');
    expect(write(freshTurn(other))).toBe('champions;home=1:5.0;turn=away');
  });
});
