/** The losses that decide a turn's mark. */

/** Points of the expected margin, fitted to the reviews of docs/measurements.md. */
export const BOUNDS = { best: 0.5, inaccuracy: 2, mistake: 8, chance: 5 } as const;

/** How many standard errors are subtracted from a loss before it counts. */
export const CERTAINTY = 2;

/** Whether a more precise loss could change the mark, given its current `error`. */
export function isUnsure(loss: number, error: number): boolean {
  const sure = loss - CERTAINTY * error;
  return [BOUNDS.inaccuracy, BOUNDS.mistake].some((bound) => sure < bound && bound <= loss);
}
