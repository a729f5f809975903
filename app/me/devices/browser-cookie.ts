import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';

/**
 * A new link is shown once to the person who requested it. A cookie limited to this page carries it from the
 * button to the page.
 */
const NAME = 'device_link';
const PATH = '/me/devices';
const TEN_MINUTES_S = 600;
const Token = z.string().regex(/^[\w.-]{1,500}$/);

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

/** Stores the token of a link. */
export function keepBrowserToken(jar: Pick<CookieJar, 'set'>, token: string): void {
  const secure = env().APP_URL.startsWith('https:');
  jar.set(NAME, token, { httpOnly: true, sameSite: 'strict', secure, path: PATH, maxAge: TEN_MINUTES_S });
}

/** The token of the last requested link. */
export function readBrowserToken(jar: Pick<CookieJar, 'get'>): string | undefined {
  return Token.safeParse(jar.get(NAME)?.value).data;
}
