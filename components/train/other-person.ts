/**
 * The cookie that says that another person has signed in on this browser. Pages below /train read it, remove
 * what was taken along before, and then the cookie.
 */
export const OTHER_PERSON = 'train_other';
