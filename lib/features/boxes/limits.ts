/** Maximum boxes that a person can edit. */
export const MAX_BOXES = 30;
/** Maximum editors of a box. */
export const MAX_EDITORS = 30;
/** Maximum revisions of a box. */
export const MAX_REVISIONS = 200;
export const MAX_DOUBT_LETTERS = 200;
/** Maximum listed boxes shown. */
export const MAX_LISTED_BOXES = 100;
