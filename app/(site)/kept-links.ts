/**
 * The seat links of a new table are shown to its host alone and stored nowhere on the server, so the host's browser keeps
 * them for a while: a cookie that only the page with the links is sent.
 */
import { z } from 'zod';
import { env } from '@/lib/env';
import type { CreatedSeat } from '@/lib/service/create-table';

const ONE_WEEK_S = 7 * 24 * 60 * 60;
const Kept = z.array(z.object({ name: z.string(), token: z.string() })).max(4);
export type KeptLinks = z.output<typeof Kept>;

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

const nameOf = (gameId: string): string => `links_${gameId}`;

/** Has the host's browser keep the links. */
export function rememberLinks(jar: CookieJar, gameId: string, seats: readonly CreatedSeat[]): void {
  const kept: KeptLinks = seats.map(({ name, token }) => ({ name, token }));
  jar.set(nameOf(gameId), JSON.stringify(kept), {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    path: `/games/${gameId}/invite`,
    maxAge: ONE_WEEK_S,
  });
}

/** The links this browser keeps for a table. */
export function recallLinks(jar: Pick<CookieJar, 'get'>, gameId: string): KeptLinks {
  try {
    return Kept.parse(JSON.parse(jar.get(nameOf(gameId))?.value ?? '[]'));
  } catch {
    return [];
  }
}
