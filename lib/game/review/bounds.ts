/** The loss that marks a turn. */

/** Points of the expected margin; fitted by `npm run tool -- review-quality` (docs/measurements.md). */
export const BOUNDS = { best: 0.5, inaccuracy: 2, mistake: 8, chance: 5 } as const;

/** The factor of its error that is subtracted from a loss before it counts. */
export const CERTAINTY = 2;

/** Whether a loss, known to `error`, may be marked otherwise once it is known better. */
export function isUnsure(loss: number, error: number): boolean {
  const sure = loss - CERTAINTY * error;
  return [BOUNDS.inaccuracy, BOUNDS.mistake].some((bound) => sure < bound && bound <= loss);
}
