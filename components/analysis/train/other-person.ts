/**
 * The cookie that is set when another person has signed in on this browser. Pages under /train read it,
 * remove everything stored before, and then delete the cookie.
 */
export const OTHER_PERSON = 'train_other';
