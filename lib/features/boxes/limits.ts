/** Limits of boxes. */

/** Boxes that one person may edit. */
export const MAX_BOXES = 30;
/** People who may edit one box. */
export const MAX_EDITORS = 30;
/** Revisions of one box. */
export const MAX_REVISIONS = 200;
export const MAX_DOUBT_LETTERS = 200;
/** More listed boxes are not shown. */
export const MAX_LISTED_BOXES = 100;
