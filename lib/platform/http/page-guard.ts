import 'server-only';
import { countedAddress } from '@/lib/platform/auth/address';
import { isFromOwnPage } from '@/lib/platform/auth/same-origin';
import { formIn, readBytes } from '@/lib/platform/http/body';
import { costOf, EXPENSIVE } from '@/lib/platform/http/limits/costs';
import { waitForExpensivePlace } from '@/lib/platform/http/limits/expensive';
import type { TooMany } from '@/lib/platform/http/limits/limits';
import { refuseForAll, refuseInProcess, refuseSite } from '@/lib/platform/http/limits/process-limits';
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

async function wrongForm(request: Request): Promise<Problem | undefined> {
  if (!isFromOwnPage(request.headers))
    return problem('cross-site', 'A page of another site may not do this.');
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^multipart\/form-data\b/i.test(type);
  if (!isForm || OWN_READING.test(new URL(request.url).pathname)) return undefined;
  const read = await readBytes(request.clone());
  if (!read.ok) return read.error;
  const form = await formIn(read.value, request.headers);
  return form ? undefined : problem('invalid-request', 'The form cannot be read.');
}
