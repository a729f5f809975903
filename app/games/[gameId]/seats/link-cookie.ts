/**
 * The server stores no links, so the browser of the person who may see one stores it: their own, or the new
 * link of a seat that the table has freed. Only the page of the seats is sent it; links of seats that are
 * handed on, only the page of leaving.
 */
import { z } from 'zod';
import { keepAtTable, keptAtTable, type CookieJar } from '@/app/kept-at-table';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const Kept = z.record(z.string().regex(/^[0-3]$/), z.string().regex(/^[\w-]{22}$/));
export type SeatTokens = z.output<typeof Kept>;

type LinkPage = 'seats' | 'leave';
const KIND = { seats: 'own', leave: 'hand' } as const;

/** Adds the link of a seat to those that the browser stores already. */
export function keepSeatLink(
  jar: CookieJar,
  gameId: string,
  { seat, token }: { readonly seat: number; readonly token: string },
  page: LinkPage = 'seats',
): void {
  const value = JSON.stringify({ ...seatLinks(jar, gameId, page), [seat]: token });
  keepAtTable(jar, { kind: KIND[page], gameId, value, maxAge: ONE_YEAR_S });
}

/** The tokens that this browser keeps, by seat. */
export function seatLinks(jar: Pick<CookieJar, 'get'>, gameId: string, page: LinkPage = 'seats'): SeatTokens {
  try {
    return Kept.parse(JSON.parse(keptAtTable(jar, KIND[page], gameId) ?? ''));
  } catch {
    return {};
  }
}
