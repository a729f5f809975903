import 'server-only';
import { countedAddress } from '@/lib/platform/auth/address';
import { askedHost, isFromOwnPage } from '@/lib/platform/auth/same-origin';
import { env } from '@/lib/platform/env';
import { foreignFormPage } from '@/lib/platform/http/away-page';
import { formIn, readBytes } from '@/lib/platform/http/body';
import { costOf, EXPENSIVE } from '@/lib/platform/http/limits/costs';
import { waitForExpensivePlace } from '@/lib/platform/http/limits/expensive';
import type { TooMany } from '@/lib/platform/http/limits/limits';
import { refuseForAll, refuseInProcess, refuseSite } from '@/lib/platform/http/limits/process-limits';
import { logger } from '@/lib/platform/logger';
import { problem, problemResponse, type Problem } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';

/** The one form that can exceed our body limit; its route reads it itself. */
const OWN_READING = /^\/import\//;

/**
 * Why a page is refused, or a post to it: too many requests, a page of another site, or an unreadable
 * form. Next would answer 500 to the last two. Our own post routes check again, by their own rules.
 */
export async function refusePage(request: Request): Promise<Response | undefined> {
  const address = countedAddress(request.headers);
  const tooMany =
    address === undefined ? undefined : await refuseBusy(address, new URL(request.url).pathname);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  if (request.method === 'POST' && !isFromOwnPage(request.headers)) return refuseForeign(request);
  const wrong = request.method === 'POST' ? await wrongForm(request) : undefined;
  return wrong && problemResponse(wrong);
}

async function refuseBusy(address: string, pathname: string): Promise<TooMany | undefined> {
  const points = costOf(pathname);
  return (
    (await refuseInProcess('page', `address ${address}`, points)) ??
    (await refuseSite('page', address, points)) ??
    (await refuseForAll('page', points)) ??
    (points < EXPENSIVE ? undefined : await waitForExpensivePlace(address))
  );
}

const LONGEST_HEADER = 100;

/** A wrong APP_URL looks the same as a page of another site, so the operator is told what to compare. */
async function refuseForeign(request: Request): Promise<Response> {
  const { headers } = request;
  const [origin = '', host = ''] = [headers.get('origin') ?? '', askedHost(headers) ?? ''].map((sent) =>
    sent.slice(0, LONGEST_HEADER),
  );
  if (headers.get('sec-fetch-site') !== 'cross-site')
    logger().warn({ origin, host, appUrl: env().APP_URL }, 'form refused: APP_URL is not where people are');
  // A page with scripts shows its own words for a refused action.
  const isShown = !headers.has('next-action') && /\btext\/html\b/.test(headers.get('accept') ?? '');
  return isShown
    ? foreignFormPage(request)
    : problemResponse(problem('cross-site', 'A page of another site may not do this.'));
}

async function wrongForm(request: Request): Promise<Problem | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^multipart\/form-data\b/i.test(type);
  if (!isForm || OWN_READING.test(new URL(request.url).pathname)) return undefined;
  const read = await readBytes(request.clone());
  if (!read.ok) return read.error;
  const form = await formIn(read.value, request.headers);
  return form ? undefined : problem('invalid-request', 'The form cannot be read.');
}
