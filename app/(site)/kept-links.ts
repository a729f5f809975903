/**
 * Only the host sees the links of a table, and the server does not store them. The host's browser therefore
 * keeps them for a while in a cookie, which is sent only to the page with the links.
 */
import { z } from 'zod';
import { keepAtTable, storedLink, type CookieJar } from '@/app/stored-links';

const ONE_WEEK_S = 7 * 24 * 60 * 60;
const Token = z.string().max(100);
const Kept = z.object({
  /** Tokens keyed by seat number. */
  seats: z.record(z.string().regex(/^[0-3]$/), Token),
  /** Token of the link that opens any free seat. */
  door: Token.optional(),
});
export type KeptLinks = z.output<typeof Kept>;

interface NewLinks {
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
  readonly joinLink?: { readonly token: string };
}

/** Stores the links of a new table in the host's browser. */
export function rememberLinks(jar: CookieJar, gameId: string, { seats, joinLink }: NewLinks): void {
  const tokens = Object.fromEntries(seats.map(({ seat, token }) => [String(seat), token]));
  keepLinks(jar, gameId, { seats: tokens, door: joinLink?.token });
}

export function keepLinks(jar: CookieJar, gameId: string, kept: KeptLinks): void {
  keepAtTable(jar, { kind: 'links', gameId, value: JSON.stringify(kept), maxAge: ONE_WEEK_S });
}

/** The links that this browser has stored for a table. */
export function recallLinks(jar: Pick<CookieJar, 'get'>, gameId: string): KeptLinks {
  try {
    return Kept.parse(JSON.parse(storedLink(jar, 'links', gameId) ?? ''));
  } catch {
    return { seats: {} };
  }
}
