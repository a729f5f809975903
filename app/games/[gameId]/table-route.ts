import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { isGameId } from './visitor';

interface Asked {
  readonly gameId: string;
  readonly request: Request;
  readonly query: URLSearchParams;
}

/**
 * A route of a table. `show` returns undefined if there is nothing for this visitor, and the answer is a 404.
 * `limit` counts the requests.
 */
export const tableRoute =
  <Params extends { readonly gameId: string }>(
    show: (asked: Asked & Params) => Promise<Response | undefined>,
    limit?: Parameters<typeof refuseTooMany>[0],
  ) =>
  async (request: Request, { params }: { readonly params: Promise<Params> }): Promise<Response> => {
    const tooMany = limit && (await refuseTooMany(limit, request));
    if (tooMany) return problemResponse(problemOfTooMany(tooMany));
    const address = await params;
    const { searchParams: query } = new URL(request.url);
    const answer = isGameId(address.gameId) ? await show({ ...address, request, query }) : undefined;
    return answer ?? emptyResponse(404);
  };

/** A route of a table that plain forms of our own pages post to. */
export const tableForm = (answer: (asked: Asked) => Promise<Response>) =>
  tableRoute<{ gameId: string }>(async (asked) =>
    isSameOrigin(asked.request.headers) ? answer(asked) : emptyResponse(403),
  );

/** Headers of an answer that depends on the visitor. */
export const FRESH = { 'cache-control': 'private, no-store' } as const;
