/** The order of turns at a new table. */
import { keyedInt, keyedShuffle } from '@/lib/game/engine/random';

/** A person with the places they had in the order of turns before. */
export interface SeatHistory {
  readonly key: string;
  /** How often they had each place, the first place first; missing places were never had. */
  readonly before: readonly number[];
}

/** The purpose of a draw: each label of a seed gives a draw of its own. */
export interface Lot {
  /** Hex. */
  readonly seed: string;
  readonly label: string;
}

/**
 * The keys in the order of turns with the least sum of squares of how often each had that place before;
 * equals by lot. The order of `people` changes nothing.
 */
export function rotatedOrder(people: readonly SeatHistory[], { seed, label }: Lot): readonly string[] {
  const orders = permutationsOf(people.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  const costs = orders.map(costOf);
  const least = Math.min(...costs);
  const best = orders.filter((_, i) => costs[i] === least);
  return (best[keyedInt(seed, `order/${label}`, 0, best.length)] ?? []).map(({ key }) => key);
}

/** The keys in an order of turns that is drawn by lot; the order of `keys` changes nothing. */
export const drawnOrder = (keys: readonly string[], { seed, label }: Lot): readonly string[] =>
  keyedShuffle(seed, `order/${label}`, keys.toSorted());

const costOf = (order: readonly SeatHistory[]): number =>
  order.reduce((sum, { before }, place) => sum + (before[place] ?? 0) ** 2, 0);

function permutationsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, i) =>
    permutationsOf(items.toSpliced(i, 1)).map((rest) => [item, ...rest] as const),
  );
}
