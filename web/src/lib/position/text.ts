// The short text of a position (docs/POSITIONS.md) taken apart for editing: what stands where, and a few fields; pure. What it all means,
// and whether it can be, the server says.
import type { Board, Piece, Side } from '../../generated/protocol';

/** A text taken apart: what stands before the first semicolon, and the fields in their order. */
export interface Written {
  game: string;
  preset: string;
  fields: ReadonlyMap<string, string>;
}

/** What is put on the board or taken away. */
export type Tool = 'home' | 'away' | 'home-keeper' | 'away-keeper' | 'ball';
export const tools: readonly Tool[] = ['home', 'home-keeper', 'away', 'away-keeper', 'ball'];

/** What the page begins with, for each game. */
export const beginnings: Readonly<Record<string, string>> = {
  fuba:
    'fuba/2.2;pieces=a2:1/0,a3:1/1,a4:0/1,b1:1/0,b2:2/1,b3:3/3,b4:1/2,b5:0/1,c2:1/0,c3:1/1,c4:0/1;' +
    'home.formation=4-4-2;away.formation=4-4-2;ball=b3;value=3',
  champions:
    'champions/friendly;home=1:5.0,2:2.3,3:4.2,4:7.2,5:9.3,6:2.6,7:4.5,8:7.5,9:9.6,14:4.7,15:7.7;' +
    'away=1:6.14,2:9.11,3:7.12,4:4.12,5:2.11,6:9.8,7:7.9,8:4.9,9:2.8,14:7.8,15:4.8;ball=4.6;turn=home',
};

export function parse(text: string): Written {
  const [head = '', ...rest] = split(text.trim());
  const [game = '', preset = ''] = head.split('/').map((part) => part.trim());
  const fields = new Map<string, string>();
  for (const field of rest) {
    const at = field.indexOf('=');
    if (at > 0) fields.set(field.slice(0, at).trim(), field.slice(at + 1).trim());
  }
  return { game, preset, fields };
}

/** The fields between semicolons that stand in no quotation marks. */
function split(text: string): string[] {
  const parts = [''];
  let quoted = false;
  for (const letter of text) {
    if (letter === "'") quoted = !quoted;
    if (letter === ';' && !quoted) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

export function write({ game, preset, fields }: Written): string {
  const head = preset === '' ? game : `${game}/${preset}`;
  return [head, ...[...fields].map(([name, value]) => `${name}=${value}`)].join(';');
}

/** The same with some fields changed; null takes one out, with everything within it. */
export function withFields(written: Written, changes: Readonly<Record<string, string | null>>): Written {
  const fields = new Map(written.fields);
  for (const [name, value] of Object.entries(changes)) {
    for (const known of [...fields.keys()]) if (known.startsWith(`${name}.`)) fields.delete(known);
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  return { ...written, fields };
}

const sides = ['home', 'away'] as const satisfies readonly Side[];

/** The rows of a field such as "b4:3/2, b5 1/2". */
function rows(value: string | undefined): [string, string][] {
  const found = (value ?? '').split(',').map((row) => row.trim().split(/[\s:]+/));
  return found.flatMap(([first = '', second = '']) => (first === '' ? [] : [[first, second] as [string, string]]));
}

/** Whether players have shirts, as in Champions 2020, or are counted in their areas. */
const hasShirts = (written: Written): boolean => written.game === 'champions';

const goals = { home: 'b1', away: 'b5' };
const keeperAt = ({ fields }: Written, side: Side): string => fields.get(`${side}.keeper`) ?? goals[side];

/** The pieces of each side in each area; a keeper counts where he stands. */
function counts(written: Written): Map<string, Record<Side, number>> {
  const found = new Map<string, Record<Side, number>>();
  for (const [area, pair] of rows(written.fields.get('pieces'))) {
    const [home = 0, away = 0] = pair.split('/').map((count) => Number(count) || 0);
    found.set(area, { home: Math.min(home, 20), away: Math.min(away, 20) });
  }
  // Read before anything is added: where an area is named, the keeper in it is counted already.
  const named = new Set(found.keys());
  for (const side of sides) {
    const area = keeperAt(written, side);
    if (!/^[abc][1-5]$/.test(area) || named.has(area)) continue;
    const here = found.get(area) ?? { home: 0, away: 0 };
    found.set(area, { ...here, [side]: here[side] + 1 });
  }
  return found;
}

function withCounts(written: Written, areas: Map<string, Record<Side, number>>): Written {
  const listed = [...areas].filter(([, { home, away }]) => home + away > 0).sort(([a], [b]) => a.localeCompare(b));
  return withFields(written, { pieces: listed.map(([area, { home, away }]) => `${area}:${home}/${away}`).join(',') });
}

const shirtsOf = ({ fields }: Written, side: Side): [string, string][] => rows(fields.get(side));

function withShirts(written: Written, side: Side, players: [string, string][]): Written {
  const sorted = players.toSorted(([a], [b]) => Number(a) - Number(b));
  return withFields(written, { [side]: sorted.map((row) => row.join(':')).join(',') });
}

const isGoalie = (shirt: string): boolean => shirt === '1' || shirt === '20';

/** What stands on the board, whether it can be or not. */
export function boardOf(written: Written): Board {
  const pieces: Piece[] = [];
  for (const side of sides) {
    if (hasShirts(written)) {
      for (const [shirt, at] of shirtsOf(written, side)) {
        const kind = isGoalie(shirt) ? 'keeper' : 'outfield';
        pieces.push({ id: `${side}-${shirt}`, at, side, text: shirt, kind, marks: [] });
      }
      continue;
    }
    for (const [at, here] of counts(written)) {
      for (let index = 0; index < here[side]; index += 1) {
        const kind = index === 0 && keeperAt(written, side) === at ? 'keeper' : 'outfield';
        pieces.push({ id: `${side}-${at}-${index}`, at, side, text: kind === 'keeper' ? 'K' : '', kind, marks: [] });
      }
    }
  }
  const ball = ballAt(written);
  const value = Number(written.fields.get('value') ?? '1');
  return { pieces, ...(ball === null ? {} : { ball: { at: ball, ...(hasShirts(written) ? {} : { value }) } }) };
}

/** Where the ball lies. */
export const ballAt = (written: Written): string | null =>
  written.fields.get('ball') ?? (hasShirts(written) ? null : 'b3');

/** Puts something on a place; a keeper and the ball leave where they were. */
export function put(written: Written, tool: Tool, at: string): Written {
  if (tool === 'ball') return withFields(written, { ball: at });
  const side: Side = tool.startsWith('home') ? 'home' : 'away';
  const isKeeper = tool.endsWith('keeper');
  if (hasShirts(written)) {
    // On a space there is one player.
    let cleared = written;
    for (const one of sides) {
      const left = shirtsOf(written, one).filter(([, space]) => space !== at);
      if (left.length < shirtsOf(written, one).length) cleared = withShirts(cleared, one, left);
    }
    const players = shirtsOf(cleared, side);
    const goalie = players.find(([shirt]) => isGoalie(shirt));
    if (isKeeper) {
      return withShirts(cleared, side, [...players.filter((one) => one !== goalie), [goalie?.[0] ?? '1', at]]);
    }
    const taken = new Set(players.map(([shirt]) => Number(shirt)));
    const free = Array.from({ length: 18 }, (_, index) => index + 2).find((shirt) => !taken.has(shirt));
    return free === undefined ? cleared : withShirts(cleared, side, [...players, [String(free), at]]);
  }
  const areas = counts(written);
  const add = (area: string, count: number) => {
    const here = areas.get(area) ?? { home: 0, away: 0 };
    areas.set(area, { ...here, [side]: Math.max(0, here[side] + count) });
  };
  if (isKeeper) add(keeperAt(written, side), -1);
  add(at, 1);
  const placed = withCounts(written, areas);
  return isKeeper ? withFields(placed, { [`${side}.keeper`]: at }) : placed;
}

/** Takes something from a place; nothing changes where it is not there. A keeper of FUBA is only ever put elsewhere. */
export function take(written: Written, tool: Tool, at: string): Written {
  if (tool === 'ball')
    return hasShirts(written) && ballAt(written) === at ? withFields(written, { ball: null }) : written;
  const side: Side = tool.startsWith('home') ? 'home' : 'away';
  if (hasShirts(written)) {
    const left = shirtsOf(written, side).filter(([, space]) => space !== at);
    return left.length < shirtsOf(written, side).length ? withShirts(written, side, left) : written;
  }
  const areas = counts(written);
  const here = areas.get(at);
  const least = keeperAt(written, side) === at ? 1 : 0;
  if (here === undefined || here[side] <= least) return written;
  areas.set(at, { ...here, [side]: here[side] - 1 });
  return withCounts(written, areas);
}

/** What stands on a place, what the tool means first, then players, then the ball. */
export function toolAt(written: Written, tool: Tool, at: string): Tool | null {
  const here = boardOf(written).pieces.filter((piece) => piece.at === at);
  const has = (side: Side, kind: Piece['kind']) => here.some((piece) => piece.side === side && piece.kind === kind);
  const order: Tool[] = [tool, 'home', 'away', 'home-keeper', 'away-keeper', 'ball'];
  const found = order.find((one) =>
    one === 'ball'
      ? ballAt(written) === at
      : has(one.startsWith('home') ? 'home' : 'away', one.endsWith('keeper') ? 'keeper' : 'outfield'),
  );
  return found ?? null;
}

/** Moves what stands on a place to another. */
export function move(written: Written, tool: Tool, from: string, to: string): Written {
  const moved = toolAt(written, tool, from);
  if (moved === null || from === to) return written;
  if (moved === 'ball' || moved.endsWith('keeper')) return put(written, moved, to);
  if (hasShirts(written)) {
    const side: Side = moved === 'home' ? 'home' : 'away';
    const other: Side = side === 'home' ? 'away' : 'home';
    const players = shirtsOf(written, side).filter(([, space]) => space !== to);
    const cleared = withShirts(
      written,
      other,
      shirtsOf(written, other).filter(([, space]) => space !== to),
    );
    return withShirts(
      cleared,
      side,
      players.map(([shirt, space]) => [shirt, space === from ? to : space]),
    );
  }
  return put(take(written, moved, from), moved, to);
}

/** What belongs to the course of a turn and not to how a match stands. */
const passing =
  /^(turn|at|award|restart|roll|play|save|dead|corner_taker|wall|whistle|last_touch|kick_off_die|line_ups|lined_up|carry|auto_pass|last_first|last_moved|shoot_out)(\.|$)|\.(moved|free_moved|keeper_moved|keeper_free_moved|in_hand|secret_formation|secret_dive|skills_this_turn|skills_in_force|moved_count|lifted)$/;

/** The same pieces at the beginning of a turn. */
export function freshTurn(written: Written): Written {
  const owner = written.fields.get('turn.owner') ?? written.fields.get('turn') ?? 'home';
  const kept = [...written.fields].filter(([name]) => !passing.test(name));
  const fields = new Map(kept);
  for (const side of sides) {
    const keeper = `${side}.keeper`;
    if (!/^[abc][1-5]$/.test(fields.get(keeper) ?? 'b1')) fields.delete(keeper);
  }
  if (hasShirts(written)) fields.set('turn', owner === 'away' ? 'away' : 'home');
  return { ...written, fields };
}
