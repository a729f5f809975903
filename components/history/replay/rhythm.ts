/** How long the steps of a film are to be seen: a turn takes two to four seconds, whatever was done in it. */
const STEP_MS = 700;
const TURN_MS = { least: 2_000, most: 4_000 } as const;
/** The factors of the slower speeds. */
const SLOWER = 2.5;

/** Duration of each step of a turn, its previous position included. */
export function beatOf(steps: number, isSlow = false, beforeMs = 0): number {
  const turn = Math.min(TURN_MS.most, Math.max(TURN_MS.least, beforeMs + steps * STEP_MS));
  return ((turn - beforeMs) / Math.max(1, steps)) * (isSlow ? SLOWER : 1);
}
