/** The addresses at which tests look at pages. */
import type { Row } from '../../auth/matrix-rows';

/** What the addresses are made of. */
export interface World {
  /** A table in the middle, at which the member is to move, one at which others are, and one that is over. */
  readonly middle: string;
  readonly waiting: string;
  readonly over: string;
  /** A table of the member's own, with a free chair that anybody may take. */
  readonly hosted: string;
  /** Keys of links that lead somewhere. */
  readonly seat: string;
  readonly joinLink: string;
  readonly address: string;
  /** Asks to confirm an address. */
  readonly consent: string;
  readonly device: string;
  readonly signIn: string;
  readonly proof: string;
  readonly leave: string;
  /** A line that is shared at the table that is over. */
  readonly line: string;
  /** A circle of the member's own, and the key of its join link. */
  readonly circle: string;
  /** A series there that people can sign up for. */
  readonly series: string;
  readonly circleLink: string;
  /** A box of the member's own with a revision, and the key of its join link. */
  readonly box: string;
  readonly boxLink: string;
  /** A mail that was kept instead of sent. */
  readonly mail: string;
}

export interface Visit {
  readonly at: (world: World) => string;
  /** Signed in, with seats; else nobody who is known. */
  readonly asMember?: true;
}

export interface SitePage {
  /** The answers of the authorisation matrix; what is no page.tsx has none. */
  readonly answers?: Row;
  /** Where it is looked at, or why it is not. */
  readonly visits: readonly Visit[] | string;
}

export const stranger = (at: Visit['at']): Visit => ({ at });
export const member = (at: Visit['at']): Visit => ({ at, asMember: true });
export const everybody = (at: Visit['at']): readonly Visit[] => [stranger(at), member(at)];

/** Has the form of a key and opens nothing. */
export const DEAD = 'A'.repeat(22);
