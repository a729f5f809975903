/** How many times as fast as the film of what was missed a game plays, slowest first. */
export const SPEEDS = [0.5, 1, 2, 5, 15] as const;
