import type { PuzzleGoal } from '@/lib/features/puzzles/puzzle-view';

/** A puzzle as it is set before somebody. */
export interface PuzzleTask {
  readonly goal: PuzzleGoal;
  /** The day whose turn it is. */
  readonly day?: string | undefined;
  /** Three, each telling more: sentences. */
  readonly hints: readonly (readonly string[])[];
  /** Another like it. */
  readonly following: number;
}
