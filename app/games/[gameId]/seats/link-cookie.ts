/**
 * Links are stored nowhere on the server, so the browser of whoever may see one keeps it: their own, or the
 * new link of a seat that was made free by the table. Only the page of the seats is sent it; links of seats
 * that are handed on, only the page of leaving.
 */
import { z } from 'zod';
import { env } from '@/lib/platform/env';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const Kept = z.record(z.string().regex(/^[0-3]$/), z.string().regex(/^[\w-]{22}$/));
export type SeatTokens = z.output<typeof Kept>;

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

type LinkPage = 'seats' | 'leave';
const nameOf = (gameId: string, page: LinkPage): string => `${page === 'seats' ? 'own' : 'hand'}_${gameId}`;

/** Has the browser keep the link of a seat beside those it keeps already. */
export function keepSeatLink(
  jar: CookieJar,
  gameId: string,
  { seat, token }: { readonly seat: number; readonly token: string },
  page: LinkPage = 'seats',
): void {
  const kept = JSON.stringify({ ...seatLinks(jar, gameId, page), [seat]: token });
  jar.set(nameOf(gameId, page), kept, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    path: `/games/${gameId}/${page}`,
    maxAge: ONE_YEAR_S,
  });
}

/** The tokens that this browser keeps, by seat. */
export function seatLinks(jar: Pick<CookieJar, 'get'>, gameId: string, page: LinkPage = 'seats'): SeatTokens {
  try {
    return Kept.parse(JSON.parse(jar.get(nameOf(gameId, page))?.value ?? ''));
  } catch {
    return {};
  }
}
