// Line-ups as rows of choices: moved about, kept, turned to the other end, and read from a line; pure.
import type { Board, Layout, LineUpChoice, Piece, PieceKind, Side } from '../../generated/protocol';
import { centre, placeAt } from '../board/geometry';

/** The choices of a line-up, each with the place of its piece. */
export type Row = readonly LineUpChoice[];

/** A row as it is sent. */
export const textOf = (row: Row): string => row.map(({ choice }) => choice).join(', ');

/** The formation that a row chooses; null where it chooses none. */
export const formationOf = (row: Row): string | null =>
  row.map(({ choice }) => /^formation (.+)$/.exec(choice)?.[1]).find((one) => one !== undefined) ?? null;

/** A choice that puts the same piece somewhere else: its notation names the place as a word. */
function at(one: LineUpChoice, place: string): LineUpChoice {
  const words = one.choice.split(' ').map((word) => (word === one.at ? place : word));
  return { ...one, choice: words.join(' '), at: place };
}

/** The row with one piece of a place put in another, a player before the keeper; the same row where none is there. */
export function moved(row: Row, from: string, to: string): Row {
  const here = (kind: PieceKind) => row.findLastIndex((one) => one.at === from && one.kind === kind);
  const index = here('outfield') >= 0 ? here('outfield') : here('keeper');
  return row.map((one, number) => (number === index ? at(one, to) : one));
}

/**
 * A line-up that was kept, for a team as it is now, whose usual row says how many there are of each kind: who is left
 * over stays away, who is missing goes where he usually does.
 */
export function fitted(kept: Row, usual: Row): Row {
  const free = [...kept];
  return usual.map((one) => {
    const index = free.findIndex(({ kind }) => kind === one.kind);
    const [found] = index < 0 ? [] : free.splice(index, 1);
    return found?.at === undefined || one.at === undefined ? one : at(one, found.at);
  });
}

/** The row seen from the other end of the board. */
export function turned(row: Row, layout: Layout): Row {
  const places = new Map(layout.places.map((place) => [place.id, place]));
  return row.map((one) => {
    const place = places.get(one.at ?? '');
    if (place === undefined) return one;
    const { x, y } = centre(place);
    const other = placeAt(layout, { x: layout.width - x, y: layout.height - y });
    return other === undefined ? one : at(one, other.id);
  });
}

/** A row that a coach wrote ("keeper b1, place a2 x2"), after the pattern of the usual one. */
export function read(text: string, usual: Row): Row {
  const choices = text.split(',').flatMap((part) => {
    const [, choice = '', times = '1'] = /^\s*(.*?)(?:\s+x(\d+))?\s*$/.exec(part) ?? [];
    return Array.from({ length: Number(times) }, () => choice);
  });
  const patterns = usual.filter((one) => one.at !== undefined);
  return choices.flatMap((choice) => {
    for (const one of patterns) {
      const words = one.choice.split(' ');
      const index = words.indexOf(one.at!);
      const place = choice.split(' ')[index];
      if (place !== undefined && at(one, place).choice === choice) return [{ ...one, choice, at: place }];
    }
    return [];
  });
}

/** Pieces on the board that were not there before, as a row after the pattern of the usual one. */
export function newlyPlaced(before: Board, after: Board, side: Side, usual: Row): Row {
  const was = before.pieces.filter((piece) => piece.side === side);
  const isNew = (piece: Piece) => {
    const index = was.findIndex(({ at, kind }) => at === piece.at && kind === piece.kind);
    if (index >= 0) was.splice(index, 1);
    return index < 0;
  };
  return after.pieces
    .filter((piece) => piece.side === side && isNew(piece))
    .flatMap((piece) => {
      const pattern = usual.find((one) => one.kind === piece.kind && one.at !== undefined);
      return pattern === undefined ? [] : [at(pattern, piece.at)];
    });
}

/**
 * The choices that a line means which names places and numbers, as in "b3 4, a2 2", "b3x4 a2" or "keeper b1, b3"; null
 * where it means something else.
 */
export function typed(line: string, usual: Row, places: ReadonlySet<string>): string | null {
  const words = line
    .toLowerCase()
    .replace(/,/g, ' ')
    .replace(/x(?=\d)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'x');
  const pattern = (kind: PieceKind) => usual.find((one) => one.kind === kind && one.at !== undefined);
  const verbs = new Map(
    (['outfield', 'keeper'] as const).map((kind) => [pattern(kind)?.choice.split(' ')[0] ?? kind, pattern(kind)]),
  );
  const first = usual[0];
  let next = words.length === 1 && first?.at !== undefined ? first : pattern('outfield');
  const row: string[] = [];
  for (const word of words) {
    const last = row.at(-1);
    if (verbs.has(word)) next = verbs.get(word);
    else if (places.has(word) && next !== undefined) {
      row.push(at(next, word).choice);
      next = pattern('outfield');
    } else if (/^\d{1,2}$/.test(word) && last !== undefined && Number(word) > 0) {
      for (let times = 1; times < Number(word); times++) row.push(last);
    } else return null;
  }
  return row.length === 0 ? null : row.join(', ');
}
