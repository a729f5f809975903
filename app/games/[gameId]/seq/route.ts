import { loadTable } from '@/lib/service/load-table';
import { isGameId, visitorOf } from '../looker';

/** Number of the newest step: what an open page asks for now and then. Unchanged costs 304 and no body. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/seq'>,
): Promise<Response> {
  const { gameId } = await params;
  const table = isGameId(gameId)
    ? await loadTable(gameId, await visitorOf(gameId), { log: 'none' })
    : undefined;
  if (!table) return new Response(null, { status: 404 });
  const headers = { etag: `"${table.seq}"`, 'cache-control': 'no-cache' };
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers });
  return Response.json({ seq: table.seq }, { headers });
}
