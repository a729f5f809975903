/** Ratings of puzzles and solvers, and the matching grades. Pure. */
import type { Grade } from './bank';

export interface Rating {
  readonly rating: number;
  /** The true rating is within two deviations in 95 of 100 cases. */
  readonly deviation: number;
  /** The expected fluctuation of the rating. */
  readonly volatility: number;
}

/** The rating of a person without results. */
export const NEW_SOLVER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const BY_GRADE: Readonly<Record<Grade, number>> = { 1: 1200, 2: 1500, 3: 1800, 4: 2100 };
/** The rating difference between two grades. */
const STEP = 300;

/** The initial rating of a puzzle, estimated from the bot's search. */
export const newPuzzle = (grade: Grade): Rating => ({
  rating: BY_GRADE[grade],
  deviation: 150,
  volatility: 0.06,
});

/** The grade with the nearest rating. */
export function gradeOf({ rating }: Pick<Rating, 'rating'>): Grade {
  if (rating < BY_GRADE[1] + STEP / 2) return 1;
  if (rating < BY_GRADE[2] + STEP / 2) return 2;
  return rating < BY_GRADE[3] + STEP / 2 ? 3 : 4;
}
