/** The new link of a replaced seat is kept nowhere on the server: the browser of whoever agreed last keeps it for an hour. */
import { env } from '@/lib/env';

const ONE_HOUR_S = 60 * 60;

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

const nameOf = (gameId: string): string => `late_${gameId}`;

/** Has the browser keep the link. */
export function keepLink(jar: CookieJar, gameId: string, link: string): void {
  jar.set(nameOf(gameId), link, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    path: `/games/${gameId}/late`,
    maxAge: ONE_HOUR_S,
  });
}

/** The link this browser keeps, if it is one of ours. */
export function keptLink(jar: Pick<CookieJar, 'get'>, gameId: string): string | undefined {
  const link = jar.get(nameOf(gameId))?.value;
  return link?.startsWith(`${env().APP_URL}/seat/`) ? link : undefined;
}
