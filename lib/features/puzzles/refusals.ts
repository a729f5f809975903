/** Why a request about puzzles was refused. */

/** The bank has no puzzle with this number. */
export interface PuzzleRefusal {
  readonly kind: 'unknown-puzzle';
}
