import { LEVELS } from '@/lib/game/levels';

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
