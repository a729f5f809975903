import 'server-only';
import { z } from 'zod';
import type { CookieJar } from '@/app/stored-links';
import { ASKED_S } from '@/lib/platform/auth/links';
import { env } from '@/lib/platform/env';

/**
 * Secrets of one browser. A cookie limited to one page carries each from the button to the page: two of them
 * are shown there, once, and `signIn` proves that an emailed code is entered where it was asked for. `maxAge`
 * is in seconds.
 */
export const SHOWN_ONCE = {
  browserLink: { name: 'device_link', path: '/me/devices', maxAge: 600 },
  accessToken: { name: 'new_token', path: '/me/tokens', maxAge: 60 },
  signIn: { name: 'asked_sign_in', path: '/sign-in', maxAge: ASKED_S },
} as const;
const Secret = z.string().regex(/^[\w.-]{1,500}$/);

/** Stores a secret until its page has shown it. */
export function keepSecret(jar: Pick<CookieJar, 'set'>, kind: keyof typeof SHOWN_ONCE, secret: string): void {
  const { name, ...scope } = SHOWN_ONCE[kind];
  const secure = env().APP_URL.startsWith('https:');
  jar.set(name, secret, { httpOnly: true, sameSite: 'strict', secure, ...scope });
}

/** Makes the browser forget a secret. */
export function dropSecret(jar: Pick<CookieJar, 'set'>, kind: keyof typeof SHOWN_ONCE): void {
  const { name, path } = SHOWN_ONCE[kind];
  const secure = env().APP_URL.startsWith('https:');
  jar.set(name, '', { httpOnly: true, sameSite: 'strict', secure, path, maxAge: 0 });
}

export function secretIn(jar: Pick<CookieJar, 'get'>, kind: keyof typeof SHOWN_ONCE): string | undefined {
  return Secret.safeParse(jar.get(SHOWN_ONCE[kind].name)?.value).data;
}
