import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';

/**
 * A new link is shown once to the person who asked for it: their browser carries it from the button to the
 * page, and no other page gets it.
 */
const NAME = 'device_link';
const PATH = '/me/devices';
const TEN_MINUTES_S = 600;
const Token = z.string().regex(/^[\w.-]{1,500}$/);

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

/** Keeps a link's token. */
export function keepBrowserToken(jar: Pick<CookieJar, 'set'>, token: string): void {
  const secure = env().APP_URL.startsWith('https:');
  jar.set(NAME, token, { httpOnly: true, sameSite: 'strict', secure, path: PATH, maxAge: TEN_MINUTES_S });
}

/** The token of the link that was asked for last. */
export function keptBrowserToken(jar: Pick<CookieJar, 'get'>): string | undefined {
  return Token.safeParse(jar.get(NAME)?.value).data;
}
