import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';

/**
 * Only the person who requested a new token sees it, and only briefly. A cookie limited to this page carries
 * it from the button to the page.
 */
const NAME = 'new_token';
const PATH = '/me/tokens';
const A_MINUTE_S = 60;
const Token = z.string().regex(/^[\w.-]{1,100}$/);

interface CookieJar {
  get(name: string): { readonly value: string } | undefined;
  set(name: string, value: string, options: object): unknown;
}

/** Stores a new token until the page has shown it. */
export function keepNewToken(jar: Pick<CookieJar, 'set'>, token: string): void {
  const secure = env().APP_URL.startsWith('https:');
  jar.set(NAME, token, { httpOnly: true, sameSite: 'strict', secure, path: PATH, maxAge: A_MINUTE_S });
}

export function newTokenIn(jar: Pick<CookieJar, 'get'>): string | undefined {
  return Token.safeParse(jar.get(NAME)?.value).data;
}
