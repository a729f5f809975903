import 'server-only';
import { db } from '@/lib/platform/db/db';

/** Maximum rows in memory. */
const PAGE = 500;
/** Maximum seats in one query: each is a condition of its own. */
const SEATS_AT_ONCE = 100;

export interface RowPage {
  readonly skip: number;
  readonly take: number;
}

/** Rows about a person, page by page. */
export type Pages<Row> = AsyncGenerator<readonly Row[]>;

/** The rows of `find`, page by page. `find` must have an order. */
export async function* pagesOf<Row>(find: (page: RowPage) => PromiseLike<readonly Row[]>): Pages<Row> {
  for (let skip = 0; ; skip += PAGE) {
    const rows = await find({ skip, take: PAGE });
    yield rows;
    if (rows.length < PAGE) return;
  }
}

/** Maps each row of all pages to its shown form. */
export async function* mapPages<Row, Shown>(found: Pages<Row>, shownOf: (row: Row) => Shown): Pages<Shown> {
  for await (const rows of found) yield rows.map(shownOf);
}

/** A seat of a person, with the rows that mark their own time there. */
export interface SeatTenure {
  readonly gameId: string;
  readonly seat: number;
  readonly tenure: number;
  readonly heldFrom: number;
  /** Null while it is only reserved for them. */
  readonly seatedAt: Date | null;
}

/** Collects the rows that `find` returns for some seats, for all seats of a person. */
export async function* bySeats<Row>(
  userId: string,
  find: (seats: readonly SeatTenure[], page: RowPage) => PromiseLike<readonly Row[]>,
): Pages<Row> {
  const select = { gameId: true, seat: true, tenure: true, heldFrom: true, seatedAt: true } as const;
  const orderBy = [{ gameId: 'asc' as const }, { seat: 'asc' as const }];
  const all = pagesOf((page) => db().seat.findMany({ where: { userId }, select, orderBy, ...page }));
  for await (const seats of all)
    for (let i = 0; i < seats.length; i += SEATS_AT_ONCE)
      yield* pagesOf((page) => find(seats.slice(i, i + SEATS_AT_ONCE), page));
}

/** A seat in its holder's tenure. */
export const tenureOf = ({ gameId, seat, tenure }: SeatTenure) => ({ gameId, seat, tenure });

/** The seats where a person sits, with the time they sat down. */
export function seatsTakenOf(seats: readonly SeatTenure[]): (SeatTenure & { readonly seatedAt: Date })[] {
  return seats.flatMap(({ seatedAt, ...seat }) => (seatedAt === null ? [] : [{ ...seat, seatedAt }]));
}

/** Conditions for a person's rows: rows that name them, and anonymous rows of their tenures. */
export type OwnerFilter =
  | { readonly userId: string }
  | { readonly userId: null; readonly OR: { gameId: string; seat: number; tenure: number }[] };

/** Rows that each name a person, or an anonymous seat in the person's own tenure. */
export async function* readOwnRows<Row>(
  userId: string,
  find: (where: OwnerFilter, page: RowPage) => PromiseLike<readonly Row[]>,
): Pages<Row> {
  yield* pagesOf((page) => find({ userId }, page));
  yield* bySeats(userId, (seats, page) => find({ userId: null, OR: seats.map(tenureOf) }, page));
}
