import { visitorOfRequest } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { tableRoute } from '../table-route';

/** The table's version, polled by pages without a stream. */
export const GET = tableRoute(async ({ gameId, request }) => {
  const who = await visitorOfRequest(gameId, request.headers);
  const table = await loadTable(gameId, who, { log: 'none' });
  if (!table) return undefined;
  const { latestSeq: seq, version } = table;
  return Response.json({ seq, version }, { headers: { 'cache-control': 'no-store' } });
});
