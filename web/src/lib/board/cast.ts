// Who is who from one board to the next, so that pieces glide instead of jumping; pure.
import type { Board, Piece } from '../../generated/protocol';

/** A piece with a key that stays the same while it can be followed. */
export interface Actor {
  key: string;
  piece: Piece;
}

/**
 * The actors of the next board. Whoever has the same name or stands where one like it stood stays who it was; of the
 * rest, pieces that are alike are taken for moved: the least way first, counted in places between.
 */
export function recast(
  before: readonly Actor[],
  board: Board,
  distance: (from: string, to: string) => number,
): Actor[] {
  const free = new Set(before);
  const keys = new Map<Piece, string>();
  const settle = (piece: Piece, actor: Actor | undefined) => {
    if (actor === undefined) return;
    free.delete(actor);
    keys.set(piece, actor.key);
  };
  const open = () => board.pieces.filter((piece) => !keys.has(piece));
  for (const piece of board.pieces) {
    settle(
      piece,
      [...free].find((actor) => actor.piece.id === piece.id && alike(actor.piece, piece)),
    );
  }
  const pairs = open().flatMap((piece) =>
    [...free]
      .filter((actor) => alike(actor.piece, piece))
      .map((actor) => ({ piece, actor, far: distance(actor.piece.at, piece.at) })),
  );
  for (const { piece, actor } of pairs.sort((a, b) => a.far - b.far)) {
    if (free.has(actor) && !keys.has(piece)) settle(piece, actor);
  }
  const taken = new Set([...before.map((actor) => actor.key)]);
  let number = 0;
  const fresh = (): string => {
    let key: string;
    do key = `piece-${number++}`;
    while (taken.has(key));
    taken.add(key);
    return key;
  };
  return board.pieces.map((piece) => ({ key: keys.get(piece) ?? fresh(), piece }));
}

function alike(one: Piece, other: Piece): boolean {
  return one.side === other.side && one.kind === other.kind && one.text === other.text;
}
