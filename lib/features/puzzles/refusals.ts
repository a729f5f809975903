/** Why something about puzzles was not done. */

/** The bank has no puzzle of this number. */
export interface PuzzleRefusal {
  readonly kind: 'unknown-puzzle';
}
