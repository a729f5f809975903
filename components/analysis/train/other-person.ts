/**
 * The cookie that is set when another person has signed in on this browser. Pages that use stored positions
 * read it, remove everything stored before, and then delete the cookie.
 */
export const OTHER_PERSON = 'train_other';
