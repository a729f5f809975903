/** The choices about ratings; values that pages can import. */

/** In the public list, visible to people they play with, or hidden everywhere. */
export const RATING_WISHES = ['listed', 'unlisted', 'hidden'] as const;
export type RatingWish = (typeof RATING_WISHES)[number];
