import { NextResponse } from 'next/server';
import { awayPage } from '@/lib/platform/http/away-page';
import { renewedSessionCookie } from '@/lib/platform/auth/session';
import { isDatabaseThere } from '@/lib/platform/db/presence';
import { LOCALE_COOKIE, LOCALE_COOKIE_OPTIONS, LOCALE_HEADER, localeOf } from '@/lib/game/wording/locales';
import { refusePage } from '@/lib/platform/http/page-guard';
import { asRequestForPage, TYPED_HEADER, typedIntoStaleForm } from '@/lib/platform/http/stale-form';
import { problem, problemResponse } from '@/lib/platform/http/problem';
import { problemOfMaintenance } from '@/lib/platform/http/maintenance';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { contentPolicy, newNonce, transportSecurity } from '@/lib/platform/http/security';

const POLICY = 'content-security-policy';

/**
 * Requests that pass through here: addresses with an escape in them or with a language, and pages, which are
 * counted and get a nonce. Files and the API do not pass, so they do not pay for it.
 */
export const config = {
  matcher: [
    '/(.*%.*)',
    { source: '/(.*)', has: [{ type: 'query', key: 'lang' }] },
    // A full stop makes no file: signed links have one.
    '/((?!api/|_next/|s/|pack/|icons/|embed/|(?:sw\\.js|sw-offline\\.js|icon\\.svg|manifest\\.webmanifest)$|.*/archive\\.html$).*)',
    // Changes that are not pages: none of them passes during maintenance.
    { source: '/((?!api/|_next/).*)', has: [{ type: 'header', key: 'next-action' }] },
  ],
};

/**
 * Answers 400 to an address whose escapes are no text (Next would make a 500 of it), refuses what comes too
 * often or cannot be read, and answers 503 in words while the database is away (of a page that fails Next
 * makes a 500); keeps a language asked for, says what the page may load, and brings the page of a form again
 * that belongs to another version.
 */
export async function proxy(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!isReadable(pathname, searchParams))
    return problemResponse(problem('invalid-request', 'The address cannot be read.'));
  const refusal = pathname.startsWith('/api/') ? undefined : await refusePage(request);
  if (refusal) return refusal;
  const held = await refuseWhileReadOnly(request, pathname);
  if (held) return held;
  const policy = contentPolicy(newNonce());
  // The answer to an action, or to a page that renews itself, is used under the policy of that page, which
  // has another nonce. If a browser shows such an answer after all (a page fetched ahead), no script runs in
  // it.
  const isPart = request.headers.has('next-action') || request.headers.get('sec-fetch-dest') === 'empty';
  if (isPart && !searchParams.has('lang')) return withPolicy(NextResponse.next(), policy);
  const locale = localeOf(searchParams.get('lang'));
  const isThere = pathname.startsWith('/api/') || (await isDatabaseThere());
  if (!isThere) return withPolicy(await awayPage(request, locale), policy);
  const headers = new Headers(request.headers);
  // Next takes the nonce for its own scripts from here.
  headers.set(POLICY, policy);
  if (locale) headers.set(LOCALE_HEADER, locale);
  headers.delete(TYPED_HEADER);
  const typed = await typedIntoStaleForm(request);
  if (typed) asRequestForPage(headers, typed);
  const response = withPolicy(NextResponse.next({ request: { headers } }), policy);
  if (locale) response.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_OPTIONS);
  await renewSession(request, response);
  return response;
}

/** Renews only for requests that look: a form may sign out, and has the last word. */
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

/** An operator ends the work from a page, and to sign in or out touches no table. */
const STAYS_OPEN = /^\/(operator|sign-in|language|theme)(\/|$)/;

/**
 * The answer to a form while the service is being worked on: 503, with the time. A page with scripts comes
 * back to where it was, and reads there until when.
 */
async function refuseWhileReadOnly(
  { method, headers }: Request,
  pathname: string,
): Promise<Response | undefined> {
  if (method === 'GET' || method === 'HEAD' || STAYS_OPEN.test(pathname)) return undefined;
  const until = await readOnlyUntil();
  if (!until) return undefined;
  const back = headers.has('next-action') ? [['x-action-redirect', `${pathname};replace`]] : [];
  return problemResponse(problemOfMaintenance(until), Object.fromEntries(back));
}

/** Escapes that are UTF-8, and no U+0000 in them: the database takes none in a text. */
function isReadable(pathname: string, query: URLSearchParams): boolean {
  try {
    return ![decodeURIComponent(pathname), ...[...query].flat()].some((text) => text.includes('\0'));
  } catch {
    return false;
  }
}
