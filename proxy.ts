import { NextResponse } from 'next/server';
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS, LOCALE_HEADER, localeOf } from '@/lib/i18n/locales';
import { problem, problemResponse } from '@/lib/http/problem';

/** Only addresses with an escape in them or with a language pass through here, so the usual ones do not pay for it. */
export const config = {
  matcher: ['/(.*%.*)', { source: '/(.*)', has: [{ type: 'query', key: 'lang' }] }],
};

/** Answers 400 to an address whose escapes are no UTF-8 (Next would make a 500 of it), and keeps a language asked for. */
export function proxy(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (!isDecodable(pathname))
    return problemResponse(problem('invalid-request', 'The address cannot be read.'));
  const locale = localeOf(searchParams.get('lang'));
  if (!locale) return NextResponse.next();
  const headers = new Headers(request.headers);
  headers.set(LOCALE_HEADER, locale);
  const response = NextResponse.next({ request: { headers } });
  response.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS);
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
