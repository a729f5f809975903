/** The number of newest log rows on a table page; pages of past positions show as many. */
export const RECENT_ROWS = 40;
