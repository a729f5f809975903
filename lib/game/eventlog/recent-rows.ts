/** So many rows of the log go along with a table, the newest ones; pages of the past have as many. */
export const RECENT_ROWS = 60;
