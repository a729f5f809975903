/** The stored record of a plan: its check, its progress, its ending. Plain JSON. */
import type { PlanVerdict } from './check';
import type { PlanOutcome } from './outcome';

/** How a plan stood when it was held against its turn for the first time. */
export interface PlanCheck {
  readonly turn: number;
  readonly seq: number;
  readonly check: PlanVerdict;
  readonly isStale: boolean;
}

/** How far a plan has been carried out. */
export interface PlanCourse {
  readonly turn: number;
  /** How many steps have been played, and the rows of the log that are theirs. */
  readonly played: number;
  readonly rows: readonly number[];
  /** The newest of these rows; before the first one, the row it was begun at. */
  readonly seq: number;
  /** The last step that may be played without asking its owner again. */
  readonly upTo: number;
  readonly by: 'holder' | 'itself';
}

/**
 * played: to its end. failed: it did not fit, or its steps were taken back. left: begun, and its turn ended
 * otherwise. by-hand: its turn went by without it. other-played: another plan of that turn was begun.
 * game-over: that turn never came.
 */
export const ENDINGS = ['played', 'failed', 'left', 'by-hand', 'other-played', 'game-over'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The result of a plan. */
export interface PlanReport {
  readonly ending: Ending;
  /** The newest row when it ended. */
  readonly seq: number;
  readonly turn?: number | undefined;
  readonly by?: PlanCourse['by'] | undefined;
  readonly played: number;
  /** Costs and gains of the played steps, and the expected ones. */
  readonly outcome?: PlanOutcome | undefined;
  readonly expected?: PlanOutcome | undefined;
  /** The last check, if it explains why the plan was not played to its end. */
  readonly check?: PlanVerdict | undefined;
  readonly isStale?: boolean | undefined;
}
