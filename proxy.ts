import { NextResponse } from 'next/server';
import {
  LOCALE_COOKIE,
  LOCALE_COOKIE_OPTIONS,
  LOCALE_HEADER,
  localeOf,
} from '@/lib/game/wording/language/locales';
import { sayOwnOrigin } from '@/lib/platform/auth/same-origin';
import { renewedSessionCookie } from '@/lib/platform/auth/session';
import { isDatabaseThere } from '@/lib/platform/db/presence';
import { awayPage } from '@/lib/platform/http/away-page';
import { refuseChange } from '@/lib/platform/http/maintenance';
import { refusePage } from '@/lib/platform/http/page-guard';
import { isForeign } from '@/lib/platform/request-label';
import { problem, problemResponse } from '@/lib/platform/http/problem';
import { contentPolicy, newNonce, transportSecurity } from '@/lib/platform/http/security';

const POLICY = 'content-security-policy';

/**
 * The matched requests: addresses with an escape or a language, and pages, which are counted and get a nonce.
 * Files and the API do not match, so they do not pay for it.
 */
export const config = {
  matcher: [
    '/(.*%.*)',
    { source: '/(.*)', has: [{ type: 'query', key: 'lang' }] },
    // A full stop does not mark a file: signed links contain one.
    '/((?!api/|_next/|s/|pack/|icons/|embed/|(?:sw\\.js|sw-offline\\.js|icon\\.svg|manifest\\.webmanifest)$|.*/archive\\.html$).*)',
    // Server actions: none of them passes during maintenance.
    { source: '/((?!api/|_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
};

/**
 * Answers 400 to an address whose escapes are not text, where Next would answer 500. Refuses unreadable
 * addresses and too many requests. Answers 503 with a page while the database is down. Otherwise sets the
 * requested language and the content policy.
 */
export async function proxy(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!isReadable(pathname, searchParams))
    return problemResponse(problem('invalid-request', 'The address cannot be read.'));
  const refusal = pathname.startsWith('/api/') ? undefined : await refusePage(request);
  if (refusal) return refusal;
  const held = await refuseHeldForm(request, pathname);
  if (held) return held;
  const policy = contentPolicy(newNonce());
  // The answer to an action or to a refresh is used under the policy of the open page, which has another
  // nonce. If a browser shows such an answer as a page after all (a prefetched page), no script runs in it.
  const isPart = request.headers.has('next-action') || request.headers.get('sec-fetch-dest') === 'empty';
  const headers = new Headers(request.headers);
  if (request.method === 'POST') sayOwnOrigin(headers);
  const isWrong = request.method === 'GET' && !pathname.startsWith('/api/') && isForeign(pathname);
  const passOn = () => {
    const to = isWrong
      ? NextResponse.rewrite(new URL('/nowhere', request.url), { request: { headers } })
      : undefined;
    return withPolicy(to ?? NextResponse.next({ request: { headers } }), policy);
  };
  if (isPart && !searchParams.has('lang')) return passOn();
  const locale = localeOf(searchParams.get('lang'));
  const isThere = pathname.startsWith('/api/') || (await isDatabaseThere());
  if (!isThere) return withPolicy(await awayPage(request, locale), policy);
  // Next reads the nonce for its own scripts from this header.
  headers.set(POLICY, policy);
  if (locale) headers.set(LOCALE_HEADER, locale);
  const response = passOn();
  if (locale) response.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS);
  await renewSession(request, response);
  return response;
}

/** Renews only on reads: a form may sign out, and its cookie must win. */
async function renewSession(request: Request, response: NextResponse): Promise<void> {
  const renewed = request.method === 'GET' ? await renewedSessionCookie(request) : undefined;
  if (!renewed) return;
  const { name, value, ...options } = renewed;
  response.cookies.set(name, value, options);
}

function withPolicy<R extends Response>(response: R, policy: string): R {
  response.headers.set(POLICY, policy);
  const transport = transportSecurity();
  if (transport) response.headers.set('strict-transport-security', transport);
  return response;
}

/** An operator ends maintenance from a page, and signing in or out touches no table. */
const STAYS_OPEN = /^\/(operator|sign-in|language|theme)(\/|$)/;

/**
 * The answer to a form during maintenance or with a wrong clock: 503. A page with scripts returns to where it
 * was, and shows there why.
 */
async function refuseHeldForm({ method, headers }: Request, pathname: string): Promise<Response | undefined> {
  if (method === 'GET' || method === 'HEAD' || STAYS_OPEN.test(pathname)) return undefined;
  const problemNow = await refuseChange();
  if (!problemNow) return undefined;
  const back = headers.has('next-action') ? [['x-action-redirect', `${pathname};replace`]] : [];
  return problemResponse(problemNow, Object.fromEntries(back));
}

/** Whether escapes are UTF-8 without U+0000, which the database accepts in no text. */
function isReadable(pathname: string, query: URLSearchParams): boolean {
  try {
    return ![decodeURIComponent(pathname), ...[...query].flat()].some((text) => text.includes('\0'));
  } catch {
    return false;
  }
}
