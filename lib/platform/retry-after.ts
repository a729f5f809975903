/**
 * When to ask again: one rule for our pages, embedded tables, the receivers of our messages and packages/client,
 * which gets a copy of this file. It imports nothing.
 */

/** Milliseconds until the time in `Retry-After`, in seconds or as a date; undefined if it is neither. */
export function retryAfterMs(text: string | null | undefined, now: number): number | undefined {
  const value = text?.trim() ?? '';
  // Discord and others send fractions of a second.
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  const until = /[A-Za-z]/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

/** Milliseconds that an answer asks for, by the clock of its server, because a reader's may be wrong. */
export function requestedWaitMs(headers?: Pick<Headers, 'get'>): number | undefined {
  const sent = Date.parse(headers?.get('date') ?? '');
  return retryAfterMs(headers?.get('retry-after'), Number.isNaN(sent) ? Date.now() : sent);
}

/** Whether a status says that the server answers later: too many requests, or an error of it or of a proxy. */
export const isForLater = (status: number): boolean => status === 429 || status >= 500;

/** Milliseconds after the given number of failures. They double up to a limit; up to a half is added. */
export function backoffMs(
  failures: number,
  { firstMs, mostMs }: { readonly firstMs: number; readonly mostMs: number },
): number {
  return spreadOut(Math.min(mostMs, firstMs * 2 ** Math.max(0, failures - 1)), 1 / 2);
}

/** Adds up to a share of a wait, so callers that were refused at the same moment do not come back together. */
const spreadOut = (ms: number, share: number): number => ms * (1 + Math.random() * share);

const SHORTEST_MS = 1_000;
/** Longer maintenance is asked about again. A timer of more than 24 days would also fire at once. */
const LONGEST_MS = 5 * 60_000;
const USUAL_MS = 5_000;

/** Milliseconds before a page asks again; up to a fifth is added. */
export function retryWait(headers: Pick<Headers, 'get'> | undefined): number {
  const asked = requestedWaitMs(headers) ?? USUAL_MS;
  return spreadOut(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, asked)), 1 / 5);
}
