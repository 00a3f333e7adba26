// The fields of an event as parameters of a message; pure.
import type { BySide, Side } from '../generated/protocol';
import type { Params } from './words';

/**
 * The fields of an event, flat: `score.home` for a field of a field, and for a value with a tag (`{"minutes": 3}`)
 * the tag under the field's own name. Where a field names a side, `side.team` and `side.other` are the teams' names;
 * `names.home` and `names.away` are always there.
 */
export function eventParams(event: Record<string, unknown>, names: BySide<string>): Params {
  const params: Params = { 'names.home': names.home, 'names.away': names.away };
  add(params, '', event, names);
  return params;
}

function add(params: Params, prefix: string, fields: object, names: BySide<string>): void {
  for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
    const name = prefix + field;
    if (typeof value === 'object' && value !== null) {
      const [tag, ...more] = Object.keys(value);
      if (more.length === 0 && tag !== undefined) params[name] = tag;
      add(params, `${name}.`, value, names);
    } else {
      params[name] = value;
      if (isSide(value)) {
        params[`${name}.team`] = names[value];
        params[`${name}.other`] = names[value === 'home' ? 'away' : 'home'];
      }
    }
  }
}

const isSide = (value: unknown): value is Side => value === 'home' || value === 'away';
