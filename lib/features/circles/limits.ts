const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const MAX_MEMBERS = 200;
export const MAX_NOTICE_LETTERS = 500;
/** Circles of a person on a page; a link shows the rest. */
export const LISTED_FIRST = 20;
/** Maximum circles of a person listed. */
export const MAX_LISTED = 200;
/** Maximum entries shown; the newest ones. */
export const MAX_ENTRIES = 100;

/** Delay until the removal of a member or the end of a circle takes effect. */
export const NOTICE_MS = DAY_MS;
/** A host who was not seen for this long counts as silent: the members are asked for another. */
export const SILENT_MS = 60 * DAY_MS;
/** How long the host can come back after the members were asked. */
export const SUCCESSION_MS = 14 * DAY_MS;
