/** The result of checking a competition. */
import type { CheckState } from './report';

/** All checks, in the order they are made. */
export const SEASON_CHECKS = [
  /** The seed matches the commitment published before sign-up. */
  'commitment',
  /** The drawn people are those who had checked in. */
  'check-in',
  /** Divisions and lots follow from seed and ladder. */
  'divisions',
  /** Tables and turn orders follow from the draw. */
  'fixtures',
  /** Places and table points of each table are consistent. */
  'results',
  /** The people of each stage of a Swiss or a cup follow from the stage before. */
  'stages',
  /** Figures and places of each division follow from the results. */
  'standings',
  /** Promotion and relegation follow from the standings. */
  'ladder',
] as const;
export type SeasonCheck = (typeof SEASON_CHECKS)[number];

const SEASON_FAULTS = [
  'seed-missing',
  'commitment',
  'not-checked-in',
  'left-out',
  'division',
  'lot',
  'fixture-missing',
  'fixture-unknown',
  'fixture-twice',
  'fixture-open',
  'order',
  'seat',
  'points',
  'place',
  'table-points',
  'no-result',
  'stage-left-out',
  'stage-unreached',
  'stage-missing',
  'stage-count',
  'not-in-standing',
  'figures',
  'rank',
  'ladder',
] as const;
export type SeasonFaultCode = (typeof SEASON_FAULTS)[number];

/** A fault and its location: an entrant, a fixture, or a seat of a fixture. */
interface SeasonFault {
  readonly check: SeasonCheck;
  readonly code: SeasonFaultCode;
  readonly at: string;
}

export type SeasonFaults = readonly Omit<SeasonFault, 'check'>[];

export interface SeasonVerification {
  /** Whether the seed was available, so everything could be checked. */
  readonly complete: boolean;
  readonly checks: Readonly<Record<SeasonCheck, CheckState>>;
  readonly faults: readonly SeasonFault[];
}
