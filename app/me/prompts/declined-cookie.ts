/** Whether this browser has said that it wants no messages. It is asked only once. */
import type { CookieJar } from '@/app/stored-links';
import { env } from '@/lib/platform/env';

const NAME = 'no_prompts';
const YEAR_S = 365 * 24 * 60 * 60;

export const isDeclined = (jar: Pick<CookieJar, 'get'>): boolean => jar.get(NAME) !== undefined;

export function keepDeclined(jar: Pick<CookieJar, 'set'>): void {
  jar.set(NAME, '1', {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
    path: '/',
    maxAge: YEAR_S,
  });
}
