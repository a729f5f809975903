/** Headers of every answer of the API: CORS, and the state of the rate limit. */
import 'server-only';
import type { Contract, Method } from '@/lib/platform/http/contract';
import { LIMITS, type LimitState, type LimitKind } from '@/lib/platform/http/limits/limits';

const A_DAY_S = 86_400;

/** Pages of other sites cannot use operations for the operator. */
export const isOpen = ({ access }: Contract): boolean => access !== 'scheduler' && access !== 'operator';

/**
 * Pages of any site can read the answer, but never with the cookies of their visitor: browsers withhold
 * answers to requests with cookies unless a header allows them.
 */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
};

/** The headers of a preflight answer. */
export function preflightHeaders(allowed: readonly Method[]): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': allowed.join(', '),
    'access-control-allow-headers':
      'Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID',
    'access-control-max-age': String(A_DAY_S),
  };
}

/** The rate limit of an operation. */
export function limitOf({ method, limit }: Pick<Contract, 'method' | 'limit'>): LimitKind | undefined {
  const kind = limit ?? (method === 'GET' ? 'read' : 'command');
  return kind === 'none' ? undefined : kind;
}

/** Adds the CORS and rate limit headers to an answer. */
export function withOpenHeaders(
  response: Response,
  contract: Contract,
  counted: LimitState | undefined,
): Response {
  const { headers } = response;
  if (isOpen(contract)) for (const [name, value] of Object.entries(READABLE)) headers.set(name, value);
  const kind = limitOf(contract);
  const most = kind && (counted?.most ?? LIMITS[kind].most);
  if (kind) headers.set('ratelimit-policy', `"${kind}";q=${most};w=${LIMITS[kind].spanS}`);
  if (kind && counted) headers.set('ratelimit', `"${kind}";r=${counted.left};t=${counted.resetS}`);
  return response;
}
