/**
 * The server stores no links, so they are stored in the browser of the person who may see them: their own
 * link, the new link of a freed seat, or the link of an offered one. Only the seats page reads the cookies.
 */
import { z } from 'zod';
import { keepAtTable, storedLink, type CookieJar } from '@/app/stored-links';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const Kept = z.record(z.string().regex(/^[0-3]$/), z.string().regex(/^[\w-]{22}$/));
export type SeatTokens = z.output<typeof Kept>;

type LinkPage = 'seats' | 'requests';
const KIND = { seats: 'own', requests: 'offer' } as const;

/** Adds a seat's link to this browser's cookie. */
export function keepSeatLink(
  jar: CookieJar,
  gameId: string,
  { seat, token }: { readonly seat: number; readonly token: string },
  page: LinkPage = 'seats',
): void {
  const value = JSON.stringify({ ...seatLinks(jar, gameId, page), [seat]: token });
  keepAtTable(jar, { kind: KIND[page], gameId, value, maxAge: ONE_YEAR_S });
}

/** The tokens stored in this browser, by seat. */
export function seatLinks(jar: Pick<CookieJar, 'get'>, gameId: string, page: LinkPage = 'seats'): SeatTokens {
  try {
    return Kept.parse(JSON.parse(storedLink(jar, KIND[page], gameId) ?? ''));
  } catch {
    return {};
  }
}
