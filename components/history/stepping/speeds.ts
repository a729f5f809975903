/** Steps in a second at which a game plays, slowest first. */
export const SPEEDS = [0.5, 1, 2, 5, 15] as const;
