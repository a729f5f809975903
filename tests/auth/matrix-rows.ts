/** The forms of rows of the authorisation matrix. */

export interface Row {
  /** A single value holds for all. */
  readonly open: readonly string[];
  readonly closed?: readonly string[];
}

/** The same for everybody, at every table. */
export const all = (outcome: string): Row => ({ open: [outcome] });

/** A status for each asker. */
export const each = (open: string, closed?: string): Row => leads('', open, closed);

/**
 * Where each asker is led: the last part of the address, or a bare status for an asker who is led nowhere.
 */
export function leads(to: string, open: string, closed?: string): Row {
  const read = (ends: string) => ends.split(' ').map((end) => (/^\d{3}$/.test(end) ? end : to + end));
  return { open: read(open), ...(closed === undefined ? {} : { closed: read(closed) }) };
}

/** For personal matters: people who are known by a session, and those who hold seats by links at the most. */
export function known(stranger: string, person: string): Row {
  return { open: [stranger, person, stranger, stranger, stranger, person, person] };
}

/** Open to every visitor; at a table for its players, only to them and its host. */
export const WHERE_ONE_MAY_WATCH: Row = {
  open: ['200'],
  closed: ['404', '404', '404', '200', '200', '200', '404'],
};

/** Those who run the service, and for everybody else nothing. */
export const operators = (outcome: string): Row => ({
  open: ['404', '404', '404', '404', '404', '404', outcome],
});
