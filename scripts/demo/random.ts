// @ts-nocheck
// Chance that can be repeated: the same seed gives the same numbers (mulberry32).

/** A function that gives numbers from 0 (included) to 1 (not included). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One item of a list that is not empty. */
export const pickFrom = (random, items) => items[Math.floor(random() * items.length)];

/** Up to `count` different items of a list, in any order. */
export function sampleOf(random, items, count) {
  const rest = [...items];
  const taken = [];
  while (taken.length < count && rest.length > 0) {
    const [item] = rest.splice(Math.floor(random() * rest.length), 1);
    taken.push(item);
  }
  return taken;
}
