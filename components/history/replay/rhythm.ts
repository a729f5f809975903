/** Duration of replay steps: a turn takes two to four seconds, however many steps it has. */
const STEP_MS = 700;
const TURN_MS = { least: 2_000, most: 4_000 } as const;
/** Factor for slow turns. */
const SLOWER = 2.5;

/** Duration of each step of a turn in milliseconds, including its initial position. */
export function beatOf(steps: number, isSlow = false, beforeMs = 0): number {
  const turn = Math.min(TURN_MS.most, Math.max(TURN_MS.least, beforeMs + steps * STEP_MS));
  return ((turn - beforeMs) / Math.max(1, steps)) * (isSlow ? SLOWER : 1);
}
