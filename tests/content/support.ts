import { PACKS } from '@/lib/game/rulesets';

/** Rows for `describe.each`: rules for any pack are checked for every registered one. */
export const EVERY_PACK = PACKS.map((pack) => ({ title: `${pack.id} ${pack.version}`, pack }));

/**
 * Ids of the entries that are not as they should be: [] when all is well, else the diff names the culprits.
 */
export function wrong<T extends { readonly id: string }>(
  entries: readonly T[],
  isRight: (entry: T) => boolean,
): string[] {
  return entries.filter((entry) => !isRight(entry)).map((entry) => entry.id);
}

export const count = <T>(list: readonly T[], test: (x: T) => boolean) => list.filter(test).length;
export const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
export const sum = <T>(list: readonly T[], value: (x: T) => number) => list.reduce((a, x) => a + value(x), 0);
export const range = (n: number) => [...Array(n).keys()];
export const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** Equal as data; the order of keys counts, which literals of one shape share. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
