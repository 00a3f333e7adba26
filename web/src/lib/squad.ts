// Players of a squad by their shirts: their names, short and whole, and how people write them down; pure.

/** The shirts of a squad. */
const shirts = 20;
/** The longest name of a player. */
const longest = 40;

/** A team whose players may have names, by shirt from 1 on. */
type Named = { readonly squad?: readonly string[] | undefined } | undefined;

/** The name of a player, where the squad has names. */
export const nameOf = (team: Named, shirt: number): string => team?.squad?.[shirt - 1] ?? '';

/** A player by his name with his shirt, "Niemi (9)"; by the shirt alone where the squad has no name for him. */
export function playerOf(team: Named, shirt: number): string {
  const name = nameOf(team, shirt);
  return name === '' ? String(shirt) : `${name} (${shirt})`;
}

/** As much of a name as there is room for: the whole, its last part, or the beginning of that. */
export function shortName(name: string, fits: (text: string) => boolean): string {
  const whole = name.trim().replace(/\s+/g, ' ');
  const letters = [...whole.slice(whole.lastIndexOf(' ') + 1)];
  if (fits(whole)) return whole;
  for (let count = letters.length; count > 1; count--) {
    const text = count === letters.length ? letters.join('') : `${letters.slice(0, count).join('')}…`;
    if (fits(text)) return text;
  }
  return letters.length === 0 ? '' : `${letters[0]}…`;
}

/** What is wrong with names as somebody wrote them, and where. */
export interface WrongSquad {
  readonly is: 'no-number' | 'no-shirt' | 'twice' | 'long';
  readonly part: string;
}

/** The names in "1 Lehto, 2 Virta, 9 Niemi", by shirt from 1 on; or what is wrong with the first that cannot be read. */
export function readSquad(text: string): string[] | WrongSquad {
  const names: string[] = [];
  for (const entry of text.split(/[,;\n]/)) {
    const part = entry.trim().replace(/\s+/g, ' ');
    if (part === '') continue;
    const [, number = '', name = ''] = /^(\d+)[.:]? (.+)$/.exec(part) ?? [];
    const shirt = Number(number);
    if (name === '') return { is: 'no-number', part };
    if (shirt < 1 || shirt > shirts) return { is: 'no-shirt', part: number };
    if (names[shirt - 1]) return { is: 'twice', part: number };
    if ([...name].length > longest) return { is: 'long', part: number };
    while (names.length < shirt) names.push('');
    names[shirt - 1] = name;
  }
  return names;
}
