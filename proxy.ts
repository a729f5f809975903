import { NextResponse } from 'next/server';
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS, LOCALE_HEADER, localeOf } from '@/lib/i18n/locales';
import { problem, problemResponse } from '@/lib/http/problem';
import { contentPolicy, newNonce, transportSecurity } from '@/lib/http/security';

const POLICY = 'content-security-policy';

/**
 * What passes through here: addresses with an escape in them or with a language, and whole pages, for their nonce. Files, the API and
 * what a page fetches to renew itself do not, so they do not pay for it.
 */
export const config = {
  matcher: [
    '/(.*%.*)',
    { source: '/(.*)', has: [{ type: 'query', key: 'lang' }] },
    {
      source: '/((?!api/|_next/|s/|pack/|.*\\.).*)',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'next-action' },
        { type: 'header', key: 'next-router-prefetch' },
      ],
    },
  ],
};

/**
 * Answers 400 to an address whose escapes are no UTF-8 (Next would make a 500 of it), keeps a language asked for, and says what the
 * page may load.
 */
export function proxy(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (!isDecodable(pathname))
    return problemResponse(problem('invalid-request', 'The address cannot be read.'));
  const policy = contentPolicy(newNonce());
  const locale = localeOf(searchParams.get('lang'));
  const headers = new Headers(request.headers);
  // Next takes the nonce for its own scripts from here.
  headers.set(POLICY, policy);
  if (locale) headers.set(LOCALE_HEADER, locale);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, policy);
  const transport = transportSecurity();
  if (transport) response.headers.set('strict-transport-security', transport);
  if (locale) response.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS);
  return response;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
