/** Determines the turn order at a new table. */
import { keyedInt, keyedShuffle } from '@/lib/game/engine/random';

/** A person with their earlier places in turn order. */
export interface SeatHistory {
  readonly key: string;
  /** How often they had each place, starting with the first; missing entries count as 0. */
  readonly before: readonly number[];
}

/** The purpose of a draw: each label of a seed gives an independent draw. */
export interface Lot {
  /** Hex. */
  readonly seed: string;
  readonly label: string;
}

/**
 * The keys in the turn order that minimises the sum of squares of how often each had that place before;
 * ties by lot. The order of `people` does not matter.
 */
export function rotatedOrder(people: readonly SeatHistory[], { seed, label }: Lot): readonly string[] {
  const orders = permutationsOf(people.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
  const costs = orders.map(costOf);
  const least = Math.min(...costs);
  const best = orders.filter((_, i) => costs[i] === least);
  return (best[keyedInt(seed, `order/${label}`, 0, best.length)] ?? []).map(({ key }) => key);
}

/** The keys in a random turn order; the order of `keys` does not matter. */
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
