import 'server-only';
import { logger } from '@/lib/platform/logger';
import { errorWords } from '@/lib/platform/logger/error-words';
import { routeOf } from '@/lib/platform/request-label';

/** Next's report of the request that failed. */
export interface FailedRequest {
  readonly path: string;
  readonly method: string;
}

/** The place in the code where it failed. */
export interface FailedPlace {
  readonly routePath: string;
  readonly routeType: string;
}

/**
 * Logs an error of a page, action or route under the digest that its reader sees, without the request's
 * content.
 */
export function noteRequestError(error: unknown, request: FailedRequest, place: FailedPlace): void {
  const { method, path } = request;
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  const where = { method, route: routeOf(path), page: place.routePath, type: place.routeType };
  logger().error({ ...where, digest, ...errorWords(error) }, 'a request failed');
}
