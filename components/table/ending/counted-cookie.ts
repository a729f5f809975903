/** A browser has this cookie for each game whose final score it has counted up. */
export const COUNTED_COOKIE = 'counted';
