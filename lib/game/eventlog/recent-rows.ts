/** The number of newest log rows that come with a table; pages of the past have as many. */
export const RECENT_ROWS = 60;
