import { visitorOfRequest } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load-table';
import { isGameId } from '../visitor';

/**
 * The version of the table: what an open page asks for that hears of nothing by itself. Unchanged costs 304
 * and no body.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/seq'>,
): Promise<Response> {
  const { gameId } = await params;
  const table = isGameId(gameId)
    ? await loadTable(gameId, await visitorOfRequest(gameId, request.headers), { log: 'none' })
    : undefined;
  if (!table) return new Response(null, { status: 404 });
  const { latestSeq: seq, version } = table;
  const headers = { etag: `"${version}"`, 'cache-control': 'private, no-cache' };
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers });
  return Response.json({ seq, version }, { headers });
}
