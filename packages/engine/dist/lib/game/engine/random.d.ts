/**
 * A uniform integer from 0 to n - 1 for (label, index); n at most 2^32. Values beyond the last whole multiple
 * of n are drawn again.
 */
export declare function keyedInt(seed: string, label: string, index: number, n: number): number;
/** A uniform permutation of `items` (Fisher-Yates); the draw for place i uses index i. */
export declare function keyedShuffle<T>(seed: string, label: string, items: readonly T[]): T[];
