/**
 * The cookie that is set when another person has signed in on this browser. Pages that use stored positions
 * read it, remove everything stored before, and then delete the cookie.
 */
export const OTHER_PERSON = 'train_other';

/**
 * The cookie that is set when somebody signs in on a browser without a session: it may be the same person, whose
 * session has ended. Positions stored before are hidden until the server confirms their seats.
 */
export const UNSURE_PERSON = 'train_unsure';
