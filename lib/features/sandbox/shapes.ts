/** Positions for private analysis, and the lines tried in them. */

/** Maximum steps of a line: more than a long game of four players has. */
export const MAX_STEPS = 500;
