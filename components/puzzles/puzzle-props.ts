import type { PuzzleGoal } from '@/lib/features/puzzles/puzzle-view';

/** A puzzle as it is set before somebody. */
export interface PuzzleTask {
  readonly goal: PuzzleGoal;
  /** The day whose turn it is. */
  readonly day?: string | undefined;
  /** Three, each telling more: sentences. */
  readonly hints: readonly (readonly string[])[];
  /** The first try counts for a rating: somebody with an account, who has not tried it yet. */
  readonly isRated?: boolean | undefined;
  /** The rating of the reader, if they have one. */
  readonly rating?: number | undefined;
  /** Another like it. */
  readonly following: number;
}
