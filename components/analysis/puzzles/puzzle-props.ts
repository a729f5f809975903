import type { PuzzleGoal } from '@/lib/features/puzzles/puzzle-view';

/** A puzzle as presented to the player. */
export interface PuzzleTask {
  readonly goal: PuzzleGoal;
  /** The day, if it is the puzzle of the day. */
  readonly day?: string | undefined;
  /** Three hints, each a list of sentences that reveals more. */
  readonly hints: readonly (readonly string[])[];
  /** Whether the first attempt counts for a rating: for an account that has not attempted it yet. */
  readonly isRated?: boolean | undefined;
  /** The reader's rating, if they have one. */
  readonly rating?: number | undefined;
  /** Id of the next puzzle of this kind. */
  readonly following: number;
}
