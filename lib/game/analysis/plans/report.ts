/** The stored record of a plan: its check, its progress, its ending. Plain JSON. */
import type { PlanVerdict } from './check';
import type { PlanOutcome } from './plan';

/** The result of a plan's first check at its turn. */
export interface PlanCheck {
  readonly turn: number;
  readonly seq: number;
  readonly check: PlanVerdict;
  readonly isStale: boolean;
}

/** How far a plan has been executed. */
export interface PlanCourse {
  readonly turn: number;
  /** Number of played steps, and their log rows. */
  readonly played: number;
  readonly rows: readonly number[];
  /** The newest of these rows; before the first one, the row where it began. */
  readonly seq: number;
  /** The last step that may be played without asking the owner again. */
  readonly upTo: number;
  readonly by: 'holder' | 'itself';
}

/**
 * played: to its end. failed: it did not fit, or its steps were undone. left: begun, but its turn ended
 * differently. by-hand: its turn passed without it. other-played: another plan of that turn was begun.
 * game-over: its turn never came.
 */
export const ENDINGS = ['played', 'failed', 'left', 'by-hand', 'other-played', 'game-over'] as const;
type Ending = (typeof ENDINGS)[number];

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
  /** The last check, if it explains why the plan was not played to the end. */
  readonly check?: PlanVerdict | undefined;
  readonly isStale?: boolean | undefined;
}
