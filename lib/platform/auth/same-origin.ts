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
  return origin === null || isOwnOrigin(headers, origin);
}

/**
 * The same check for forms that Next handles. An email app or a reloaded page may post them without
 * these headers, but a page of another site may not.
 */
export function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return true;
  const origin = headers.get('origin');
  return site !== 'cross-site' && (origin === null || isOwnOrigin(headers, origin));
}

/** Whether an origin belongs to the service: APP_URL, or the host that this request was sent to. */
export function isOwnOrigin(headers: Headers, origin: string): boolean {
  const host = askedHost(headers);
  const asked = host ? [`http://${host}`, `https://${host}`] : [];
  return [env().APP_URL, ...asked].some((own) => URL.parse(own)?.origin === origin);
}

/** The host that the browser asked for, as far as the proxies tell. The first of several is the nearest to it. */
export function askedHost(headers: Headers): string | undefined {
  const [first] = (headers.get('x-forwarded-host') ?? '').split(',');
  return first?.trim() || headers.get('host') || undefined;
}

/**
 * Tells Next that a form which passed our own check is from our own page. Next compares the origin with the
 * host that a proxy hands on, and would answer 500 if that is not the public one.
 */
export function sayOwnOrigin(headers: Headers): void {
  if (!headers.has('origin')) return;
  const { origin, host } = new URL(env().APP_URL);
  headers.set('origin', origin);
  headers.set('x-forwarded-host', host);
}
