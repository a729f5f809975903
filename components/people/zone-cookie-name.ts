/** The cookie with the time zone of a browser without a person. */
export const ZONE_COOKIE = 'zone';
