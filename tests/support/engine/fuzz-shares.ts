/**
 * The share of times that each check of fuzzing runs, by the game's dice. Checks that are not listed run at
 * every step.
 */
export interface Shares {
  /** Share of positions where every offered command is executed; in other positions two of them are. */
  readonly allOffers: number;
  /** Share of positions that are checked from every seat, with other secrets too. */
  readonly views: number;
  /** Share of played commands that are repeated with other secrets. */
  readonly blindness: number;
  /** Share of the tried offers and wrong commands that are explained. */
  readonly explanations: number;
  /** Share of positions that the independent scorer scores; it also scores every game at its end. */
  readonly scores: number;
  /** The number of wrong commands in each position. */
  readonly attempts: number;
}

export const SAMPLED: Shares = {
  allOffers: 0.02,
  views: 0.05,
  blindness: 0.2,
  explanations: 0.02,
  scores: 0.02,
  attempts: 3,
};

/** Shares for a position with a finding. */
export const THOROUGH: Shares = {
  allOffers: 1,
  views: 1,
  blindness: 1,
  explanations: 1,
  scores: 1,
  attempts: 400,
};

/** Counts of the checks in a game, and the events and choices it contained. */
export interface Counts {
  offers: number;
  refusals: number;
  views: number;
  undos: number;
}
