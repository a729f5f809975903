/** Bytes of an imported document, several times the longest game. */
export const IMPORT_LIMIT = 5 * 1024 * 1024;
