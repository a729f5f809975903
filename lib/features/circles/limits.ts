/** Limits and times of circles. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const MAX_MEMBERS = 200;
export const MAX_NOTICE_LETTERS = 500;
/** Circles of one person on a page; a link leads to the rest. */
export const LISTED_FIRST = 20;
/** More circles of one person are not listed. */
export const MAX_LISTED = 200;
/** More entries are not shown: the newest ones count. */
export const MAX_ENTRIES = 100;

/** Removing a member and ending a circle take effect after this time. */
export const NOTICE_MS = DAY_MS;
/** A host who was not seen for this long counts as silent: the members are asked for another. */
export const SILENT_MS = 60 * DAY_MS;
/** The host may come back for this long after the members were asked. */
export const SUCCESSION_MS = 14 * DAY_MS;
