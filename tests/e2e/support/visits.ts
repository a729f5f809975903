/** The addresses where tests look at pages. */
import type { Row } from '../../auth/matrix-rows';

/** The parts of the addresses. */
export interface World {
  /** A table in progress where the member is to move, one where others are, and a finished one. */
  readonly middle: string;
  readonly waiting: string;
  readonly over: string;
  /** The member's own table, with a free seat that anyone may take. */
  readonly hosted: string;
  /** Keys of valid links. */
  readonly seat: string;
  readonly joinLink: string;
  readonly address: string;
  /** The key of a link that asks to confirm an address. */
  readonly consent: string;
  readonly device: string;
  readonly signIn: string;
  readonly proof: string;
  readonly leave: string;
  /** A line that is shared at the finished table. */
  readonly line: string;
  /** The member's own circle, and the key of its join link. */
  readonly circle: string;
  /** A series in it that people can sign up for. */
  readonly series: string;
  readonly circleLink: string;
  /** The member's own box with a revision, and the key of its join link. */
  readonly box: string;
  readonly boxLink: string;
  /** An email that was stored instead of sent. */
  readonly mail: string;
}

/** For pages that are the same for everybody. */
export const NOWHERE = {} as World;

export interface Visit {
  readonly at: (world: World) => string;
  /** Signed in, with seats; otherwise a stranger. */
  readonly asMember?: true;
}

export interface SitePage {
  /** The answers of the authorisation matrix; only a page.tsx has them. */
  readonly answers?: Row;
  /** The addresses where it is tested, or the reason why it is not. */
  readonly visits: readonly Visit[] | string;
}

/** An address; `:middle` in its text is that part of the world. */
const addressIn = (address: string) => (world: World) =>
  address.replaceAll(/:(\w+)/g, (_, part: keyof World) => {
    if (!world[part]) throw new Error(`the world has no ${part} for ${address}`);
    return world[part];
  });

export const stranger = (address: string): Visit => ({ at: addressIn(address) });
export const member = (address: string): Visit => ({ at: addressIn(address), asMember: true });
export const everybody = (address: string): readonly Visit[] => [stranger(address), member(address)];

export type Visits = readonly (string | Visit | readonly Visit[])[];

/** A page that is tested at these addresses; a bare address is visited by a stranger. */
export const page = (answers: Row, ...visits: Visits): SitePage => ({
  answers,
  visits: visits.flat().map((visit) => (typeof visit === 'string' ? stranger(visit) : visit)),
});
