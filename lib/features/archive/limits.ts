/** Import of games from documents. */

/** Several times the size of the longest game so far. */
export const IMPORT_LIMIT = 5 * 1024 * 1024;
