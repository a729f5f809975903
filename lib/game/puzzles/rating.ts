/** Ratings of puzzles and of those who solve them, and the grades they stand for. Pure. */
import type { Grade } from './bank';

export interface Rating {
  readonly rating: number;
  /** The true one lies within two of these, with 95 in 100. */
  readonly deviation: number;
  /** How much it is expected to change. */
  readonly volatility: number;
}

/** A person without known results. */
export const NEW_SOLVER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const BY_GRADE: Readonly<Record<Grade, number>> = { 1: 1200, 2: 1500, 3: 1800, 4: 2100 };
/** The distance between grades. */
const STEP = 300;

/** The rating of a puzzle that nobody has tried: an estimate by the computer's search. */
export const newPuzzle = (grade: Grade): Rating => ({
  rating: BY_GRADE[grade],
  deviation: 150,
  volatility: 0.06,
});

/** The grade whose rating lies nearest. */
export function gradeOf({ rating }: Pick<Rating, 'rating'>): Grade {
  if (rating < BY_GRADE[1] + STEP / 2) return 1;
  if (rating < BY_GRADE[2] + STEP / 2) return 2;
  return rating < BY_GRADE[3] + STEP / 2 ? 3 : 4;
}
