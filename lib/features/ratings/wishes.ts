/** The choices about ratings; values that pages may import. */

/** In the public list, seen by people one plays with, or hidden everywhere. */
export const RATING_WISHES = ['listed', 'unlisted', 'hidden'] as const;
export type RatingWish = (typeof RATING_WISHES)[number];
