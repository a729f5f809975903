/** Maximum characters of a message to the others when leaving. */
export const MAX_LETTERS = 500;
