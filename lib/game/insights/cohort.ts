import { LEVELS } from '@/lib/game/levels';

/** The groups whose games are counted separately: people, and each level of the computer. */
export const COHORTS = ['people', ...LEVELS] as const;
export type Cohort = (typeof COHORTS)[number];

/** The numbers of seats with a person or computer behind them. */
export const PLAYERS = [2, 3, 4, 1] as const;
export type Players = (typeof PLAYERS)[number];

/** The fewest games to publish figures for: fewer describe their players rather than the game. */
export const ENOUGH_GAMES = 30;

/** Which games are asked for. */
export interface CohortQuery {
  readonly cohort: Cohort;
  readonly players: Players;
}

/** The cohort in a query; people without one. */
export const cohortIn = (value: unknown): Cohort => COHORTS.find((cohort) => cohort === value) ?? 'people';

/** The number of players in a query; two without one. */
export const playersIn = (value: unknown): Players =>
  PLAYERS.find((players) => String(players) === value) ?? 2;
