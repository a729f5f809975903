import 'server-only';

/** The scope of the open rating; the others are ids of circles. */
export const OPEN = 'open';
