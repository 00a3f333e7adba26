// A stretch of a real match of FUBA for the start page: from the kick-off through the own half to a goal; pure.
import type { Board, Piece, Side } from '../../generated/protocol';

/** Each board: the areas of home, of away (the keeper's first), and of the ball with its value. */
const boards = [
  'b1a2b1b1b2b2b3b3b3c2c2 b5a3a3b3b3b3b3b4b4b5c3 b31',
  'b1a2b1b1b2b2b3b3b3c2c2 b5a3a3b2b3b3b3b3b3b3c3 b31',
  'b1a1b1b1b2b2b2b3b3c2c2 b5a3a3b2b3b3b3b3b3b3c2 b31',
  'b1a1b1b1b2b2b2b3b3c1c2 b5a3a3b2b3b3b3b3b3b3c2 b31',
  'b1a1b1b1b2b2b2b3b3c1c2 b5a3a3b2b3b3b3b3b3b3c2 b12',
  'b1a1b1b1b1b1b2b3b3c1c2 b5a3a3b1b3b3b3b3b3b3c2 b16',
  'b1a1a2b2b2b2b2b2b2b3c1 b5a3a3b2b3b3b3b3b3b3c2 b11',
  'b1a1a1b1b1b2b2b2b2b2c1 b5a3a3b2b3b3b3b3b3b3c2 b11',
  'b1a1a1b1b1b2b2b2b2b2c1 b5a1a1b2b2b3b3b3b3b3c2 b11',
  'b1a1a1b1b1b2b2b2b2b2c1 b5a1a1b2b2b3b3b3b3b4c2 b11',
  'b1a1a1b1b1b2b2b2b2b2c1 b5a1a1b2b2b3b3b3b3b4c2 b22',
  'b1a2b1b1b2b2b2b2b2c1c1 b5a1a1b2b2b3b3b3b3b4c2 b22',
  'b1a2b1b1b2b2b2b2b2c1c2 b5a1b1b2b2b2b3b3b3b4c2 b22',
  'b1a2b1b1b2b2b2b2b2c1c2 b5a2b1b2b2b2b2b2b3b3b4 b21',
  'b1a2b1b1b2b2b2b2b2c1c2 b5a2b1b2b2b2b2b2b3b3b4 c21',
  'b1a2b1b1b2b2b2b2b2c1c2 b5a2b1b2b2b2b2b2b3b3b4 c31',
  'b1a2b1b1b2b2b2b2b2c1c3 b5a1b1b1b2b2b2b2b3b3b4 c32',
  'b1b1b1b1b2b2b2b2b2c2c3 b5a1b1b1b2b2b2b2b3b3b4 c32',
  'b1b1b1b1b2b2b2b2b2c2c3 b5a1b1b1b2b2b2b2b3b3b4 c41',
  'b1b1b1b1b2b2b2b2b2c2c4 b5a1b1b1b2b2b3b3b4c1c2 c44',
  'b1b1b1b1b2b2b2b2b2c4c4 b5a1b1b1b2b2b3b4c1c2c4 c42',
  'b1b1b1b1b2b2b2b2b2c4c4 b5a1b1b1b2b2b3b4c1c2c4 b52',
  'b1b1b1b1b2b2b2b2b2b5c4 b5a1b1b1b2b2b2b3b5c1c4 b51',
  'b1b1b1b1b2b2b2b2b2b5c4 b5a1b1b1b2b2b2b3b5b5c1 b52',
];

/** The boards, one after another. */
export const show: readonly Board[] = boards.map((line) => {
  const [home = '', away = '', ball = ''] = line.split(' ');
  return {
    pieces: [...piecesOf('home', home), ...piecesOf('away', away)],
    ball: { at: ball.slice(0, 2), value: Number(ball.slice(2)) },
  };
});

function piecesOf(side: Side, areas: string): Piece[] {
  return (areas.match(/../g) ?? []).map((at, index) => ({
    id: `${side}-${at}-${index}`,
    at,
    side,
    kind: index === 0 ? 'keeper' : 'outfield',
    text: '',
    marks: [],
  }));
}
