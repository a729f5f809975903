import 'server-only';
import { env } from '@/lib/platform/env';

/**
 * Whether a changing request may rely on its cookies: it must not come from a page of another site. Browsers
 * report the origin; a client that does not is no browser and has no cookies to misuse.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || ownOrigins(headers).includes(origin);
}

/**
 * The same for a form of a page that Next answers. An email program or a reloaded page may post it without
 * these headers, but no page of another site may.
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
