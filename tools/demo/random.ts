// Chance that can be repeated: the same seed gives the same numbers (mulberry32).

/** Numbers from 0 (included) to 1 (not included). */
export type Random = () => number;

/** A function that gives numbers from 0 (included) to 1 (not included). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One item of a list that is not empty. */
export function pickFrom<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** Up to `count` different items of a list, in any order. */
export function sampleOf<T>(random: Random, items: readonly T[], count: number): readonly T[] {
  const rest = [...items];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return taken;
}
