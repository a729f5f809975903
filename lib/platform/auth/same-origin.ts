import 'server-only';
import { env } from '@/lib/platform/env';

/**
 * Whether a changing request can rely on its cookies: it must not come from a page of another site.
 * Browsers report the origin. A client that does not is not a browser, so it has no cookies to misuse.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || ownOrigins(headers).includes(origin);
}

/**
 * The same check for forms that Next handles. An email app or a reloaded page may post them without
 * these headers, but a page of another site may not.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const origin = headers.get('origin');
  return (
    headers.get('sec-fetch-site') !== 'cross-site' &&
    (origin === null || ownOrigins(headers).includes(origin))
  );
}

function ownOrigins(headers: Headers): string[] {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  const own = new URL(env().APP_URL).origin;
  return host ? [own, `http://${host}`, `https://${host}`] : [own];
}
