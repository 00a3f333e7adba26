// What a screen reader says of a place: its name, who stands there, the ball, what can be done, and its neighbours.
import type { Board, BySide, Piece, Place, Side } from '../../generated/protocol';
import { t } from '../messages.svelte';
import type { Role } from '../match/offers';
import { playerOf } from '../squad';

const sides: Side[] = ['home', 'away'];

/** A team by its name, with those of its players where they have some. */
export interface NamedTeam {
  name: string;
  squad?: string[];
}

/** The label of a place. */
export function placeLabel(
  place: Place,
  board: Board,
  teams: BySide<NamedTeam>,
  role: Role | undefined,
  pointed: boolean,
): string {
  const here = board.pieces.filter((piece) => piece.at === place.id);
  const content = sides.map((side) =>
    group(
      here.filter((piece) => piece.side === side),
      teams[side],
    ),
  );
  if (board.ball?.at === place.id) content.push(ballLabel(board.ball.value));
  const said = content.filter((words) => words !== '');
  const parts = [
    `${placeName(place)}: ${said.length === 0 ? t('board-empty') : said.join(', ')}`,
    pointed ? t('board-pointed') : role === undefined ? '' : t(role === 'source' ? 'board-source' : 'board-target'),
    t('board-next-to', { places: place.neighbours.join(', ') }),
  ];
  return parts.filter((part) => part !== '').join('. ');
}

/** The name of a place and what it is: "b1, penalty area". */
export function placeName(place: Place): string {
  return place.kind === undefined ? place.id : `${place.id}, ${t('place-kind', { kind: place.kind })}`;
}

export function ballLabel(value: number | undefined): string {
  return value === undefined ? t('board-ball') : t('board-ball-value', { value });
}

/** What a mark on a piece means. */
export const markWord = (mark: string): string => t('mark', { mark });

/** The pieces of one side in a place: by their numbers where they have some, else counted. */
function group(pieces: Piece[], team: NamedTeam): string {
  if (pieces.length === 0) return '';
  const { name } = team;
  const numbered = pieces.every((piece) => /^\d/.test(piece.text));
  if (numbered) return `${name} ${pieces.map((piece) => described(piece, team)).join(', ')}`;
  const count = t('board-count', { count: pieces.length, team: name });
  const more = pieces.flatMap((piece) => [
    ...(piece.kind === 'keeper' ? [t('board-keeper')] : []),
    ...piece.marks.map(markWord),
  ]);
  return more.length === 0 ? count : `${count} (${more.join(', ')})`;
}

function described(piece: Piece, team: NamedTeam): string {
  const player = playerOf(team, Number(piece.text));
  const keeper = piece.kind === 'keeper' && !piece.marks.includes('goalie') ? [t('board-keeper')] : [];
  const more = [...keeper, ...piece.marks.map(markWord)];
  return more.length === 0 ? player : `${player} (${more.join(', ')})`;
}
