// Choices that look random and are the same in every run.

/** Picks one of a list. */
export type Pick = <T>(list: readonly T[]) => T;

/** A picker that begins anew from a seed (mulberry32). */
export function picker(seed: number): Pick {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)];
    if (one === undefined) throw new Error('there is nothing to pick from');
    return one;
  };
}
