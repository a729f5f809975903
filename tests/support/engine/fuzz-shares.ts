/**
 * How often each check of fuzzing runs, by the dice of the game; checks that are not listed run at every
 * step.
 */
export interface Shares {
  /** Of the positions: every single offer is carried out. Elsewhere two of them are. */
  readonly allOffers: number;
  /** Of the positions: looked at by everybody, with other secrets too. */
  readonly views: number;
  /** Of the commands played: given with other secrets too. */
  readonly blindness: number;
  /** Of the offers and wrong commands tried. */
  readonly explanations: number;
  /** Of the positions: the points so far by the independent scorer, which scores every game at its end. */
  readonly scores: number;
  /** Wrong commands given in each position. */
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

/** For a position with a finding. */
export const THOROUGH: Shares = {
  allOffers: 1,
  views: 1,
  blindness: 1,
  explanations: 1,
  scores: 1,
  attempts: 400,
};

/** The events and choices that a game has met. */
export interface Counts {
  offers: number;
  refusals: number;
  views: number;
  undos: number;
}
