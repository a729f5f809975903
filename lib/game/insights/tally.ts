/** Sums of counts, for means with their intervals. Pure. */
import { LEVELS } from '@/lib/game/levels';

/** The number of counted values, their sum and the sum of their squares. */
interface Sums {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** Sums by fact, such as `score` or `tile/w07`. */
export type FactTally = Readonly<Record<string, Sums>>;

export const NOTHING: Sums = { n: 0, sum: 0, squares: 0 };

/** The sum of both tallies. */
export function addTallies(one: FactTally, other: FactTally): FactTally {
  const all = { ...one };
  for (const [what, sums] of Object.entries(other)) all[what] = plus(all[what] ?? NOTHING, sums);
  return all;
}

function plus(one: Sums, other: Sums): Sums {
  return { n: one.n + other.n, sum: one.sum + other.sum, squares: one.squares + other.squares };
}

/** The tally of a list of values. */
export function sumsOf(counted: readonly (readonly [what: string, value: number])[]): FactTally {
  const all: Record<string, Sums> = {};
  for (const [what, value] of counted)
    all[what] = plus(all[what] ?? NOTHING, { n: 1, sum: value, squares: value * value });
  return all;
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly n: number;
  readonly mean: number;
  /** Half-width of the interval; missing for a single case, which says nothing about the spread. */
  readonly reach?: number;
}

const Z95 = 1.96;

/** The mean over `of` cases, where uncounted ones have the value 0; undefined without cases. */
export function estimateOf({ n, sum, squares }: Sums, of = n): Mean | undefined {
  if (of === 0) return undefined;
  const mean = sum / of;
  if (of === 1) return { n, mean };
  const variance = Math.max(0, (squares - of * mean * mean) / (of - 1));
  return { n, mean, reach: Z95 * Math.sqrt(variance / of) };
}

/** The groups whose games are counted separately: people, and each bot level. */
export const COHORTS = ['people', ...LEVELS] as const;
export type Cohort = (typeof COHORTS)[number];

/** The possible numbers of players, people and bots together. */
export const PLAYERS = [2, 3, 4, 1] as const;
export type Players = (typeof PLAYERS)[number];

/** Minimum games before figures are published; fewer describe their players rather than the game. */
export const ENOUGH_GAMES = 30;

/** The selected group of games. */
export interface CohortQuery {
  readonly cohort: Cohort;
  readonly players: Players;
}

/** The cohort in a query; defaults to people. */
export const cohortIn = (value: unknown): Cohort => COHORTS.find((cohort) => cohort === value) ?? 'people';

/** The number of players in a query; defaults to two. */
export const playersIn = (value: unknown): Players =>
  PLAYERS.find((players) => String(players) === value) ?? 2;
