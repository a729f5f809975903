import { visitorOfRequest } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { isGameId } from '../visitor';

/** The table's version, polled by pages without a stream. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/seq'>,
): Promise<Response> {
  const { gameId } = await params;
  const table = isGameId(gameId)
    ? await loadTable(gameId, await visitorOfRequest(gameId, request.headers), { log: 'none' })
    : undefined;
  const headers = { 'cache-control': 'no-store' };
  if (!table) return new Response(null, { status: 404, headers });
  const { latestSeq: seq, version } = table;
  return Response.json({ seq, version }, { headers });
}
