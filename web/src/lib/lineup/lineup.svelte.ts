// Lining a team up: a line-up is drawn on the pitch, changed by dragging, and sent in one go. The server says what is usual.
import type { Board, Layout, LineUp, Piece, Side } from '../../generated/protocol';
import type { MatchController } from '../match/controller.svelte';
import type { Role } from '../match/offers';
import { forget, keepLast, keptFor, save, type Saved } from './kept';
import { fitted, moved, newlyPlaced, read, textOf, turned, typed, type Row } from './row';

/** A set-up that has begun: whose, and how the board was before its first piece. */
interface Begun {
  name: string;
  side: Side;
  board: Board;
  usual: Row;
}

/** The usual line-up where it places pieces. */
const whereItPlaces = (lineUp: LineUp | null | undefined): LineUp | null =>
  lineUp?.row.some(({ at }) => at !== undefined) ? lineUp : null;

export class LineUps {
  /** The line-up that is being drawn, and the version of the match for which it is. */
  #drawn = $state.raw<{ version: number; row: Row } | null>(null);
  /** The place of the piece that is to go elsewhere. */
  held = $state<string | null>(null);
  /** Whether a coach is thinking about a line-up. */
  thinking = $state(false);
  /** Grows when something is kept or forgotten, so that lists follow. */
  #kept = $state(0);
  /** The board before the first piece of the set-up on the screen was placed. */
  #began: Begun | null = null;

  constructor(
    private readonly table: MatchController,
    private readonly layout: () => Layout | null,
  ) {}

  /** The usual line-up, where somebody here is lining up. */
  get usual(): LineUp | null {
    return this.table.mine ? (this.table.shown.sight?.line_up ?? null) : null;
  }

  /** The same, where pieces are placed. */
  get placing(): LineUp | null {
    return whereItPlaces(this.usual);
  }

  /** The line-up that waits to be confirmed. */
  get draft(): Row | null {
    return this.placing !== null && this.#drawn?.version === this.table.shown.version ? this.#drawn.row : null;
  }

  /** The line-up that was used last for this in this match, fitted to the pieces there are. */
  get last(): Row | null {
    const { last, match } = this.#list();
    return last === undefined || match !== this.table.shown.info?.id ? null : this.#ours(last);
  }

  /** The line-ups that were saved for this. */
  get saved(): readonly Saved[] {
    return this.#list().saved;
  }

  /** Draws a line-up. */
  draw(row: Row): void {
    this.table.clear();
    this.held = null;
    this.#drawn = { version: this.table.shown.version, row };
  }

  drawSaved({ row }: Saved): void {
    this.draw(this.#ours(row));
  }

  /** Draws what a coach would do. */
  async drawCoached(): Promise<void> {
    const { version } = this.table.shown;
    this.thinking = true;
    const plan = await this.table.bestPlan();
    this.thinking = false;
    const { placing } = this;
    if (plan === null || placing === null || this.table.shown.version !== version) return;
    this.draw(fitted(read(plan.choice, placing.row), placing.row));
  }

  /** Lets go of the line-up that is drawn. */
  drop(): void {
    this.#drawn = null;
    this.held = null;
  }

  /** Plays the line-up that is drawn. */
  commit(): void {
    if (this.draft !== null) this.table.play(textOf(this.draft));
  }

  /** Keeps the line-up that is drawn under a name. */
  keep(label: string): void {
    const { placing, draft } = this;
    if (placing === null || draft === null || label.trim() === '') return;
    save(this.#game, placing.name, { label: label.trim(), row: this.#asHome(draft) });
    this.#kept += 1;
  }

  forget(label: string): void {
    if (this.placing === null) return;
    forget(this.#game, this.placing.name, label);
    this.#kept += 1;
  }

  /** Points at a place of the drawing: takes a piece up, or puts it down. */
  point(place: string): void {
    const { draft, held } = this;
    if (draft === null) return;
    if (held === null) this.held = draft.some(({ at }) => at === place) ? place : null;
    else {
      this.held = null;
      this.drag(held, place);
    }
  }

  drag(from: string, to: string): void {
    const { draft } = this;
    if (draft === null || !this.next.has(to)) return;
    this.held = null;
    this.#drawn = { version: this.table.shown.version, row: moved(draft, from, to) };
  }

  /** The places of the drawing that can be pointed at: those with a piece, or those to which it can go. */
  get next(): ReadonlyMap<string, Role> {
    const { draft } = this;
    if (draft === null) return new Map();
    const stand = draft.flatMap(({ at }) => at ?? []);
    if (this.held === null)
      return new Map(this.#targets(stand).map((id) => [id, stand.includes(id) ? 'source' : 'target']));
    return new Map(this.#targets(stand).map((id) => [id, 'target']));
  }

  /** The board with the line-up that is drawn. */
  board(board: Board): Board {
    const { you } = this.table.shown;
    if (this.draft === null || you === null) return board;
    const pieces = this.draft.flatMap(({ at, kind }, index): Piece[] =>
      at === undefined ? [] : [{ id: `${you}-drawn-${index}`, at, side: you, kind, text: '', marks: [] }],
    );
    return { ...board, pieces: [...board.pieces, ...pieces] };
  }

  /** The choices that a line of the command field means while pieces are placed; null for any other line. */
  typed(line: string): string | null {
    const places = new Set(this.layout()?.places.map(({ id }) => id));
    return this.placing === null ? null : typed(line, this.placing.row, places);
  }

  /** Looks at what is shown: what somebody has placed, in whatever way, is kept for the next time. */
  watch(): void {
    const { sight, you } = this.table.shown;
    if (sight === null || you === null) return;
    const placing = whereItPlaces(sight.line_up);
    const began = this.#began;
    const goesOn = began !== null && began.side === you && began.name === placing?.name;
    if (goesOn && placing !== null && placing.row.length <= began.usual.length) return;
    if (began !== null) this.#conclude(began, sight.board);
    this.#began = placing === null ? null : { name: placing.name, side: you, board: sight.board, usual: placing.row };
  }

  /** Keeps a set-up in which every piece was placed. */
  #conclude({ name, side, board, usual }: Begun, after: Board): void {
    const row = newlyPlaced(board, after, side, usual);
    if (row.length === usual.length)
      keepLast(this.#game, name, this.table.shown.info?.id ?? '', this.#asHome(row, side));
  }

  get #game(): string {
    return this.table.shown.info?.game ?? '';
  }

  #list(): ReturnType<typeof keptFor> {
    void this.#kept;
    return this.placing === null ? { saved: [] } : keptFor(this.#game, this.placing.name);
  }

  /** Where a piece may stand as far as the offers and the usual line-up tell. */
  #targets(stand: readonly string[]): string[] {
    const offered = this.table.offers.flatMap(({ places }) => (places.length === 1 ? places : []));
    return [...new Set([...offered, ...stand, ...(this.placing?.row ?? []).flatMap(({ at }) => at ?? [])])];
  }

  /** A line-up as home sees the board, for the side and the pieces before the screen. */
  #ours(row: Row): Row {
    return fitted(this.#asHome(row), this.placing?.row ?? []);
  }

  /** A line-up of a side as home sees the board, and the other way round. */
  #asHome(row: Row, side = this.table.shown.you): Row {
    const layout = this.layout();
    return layout === null || side !== 'away' ? row : turned(row, layout);
  }
}
