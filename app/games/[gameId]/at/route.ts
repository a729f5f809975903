import type { NextRequest } from 'next/server';
import { filterQuery, readFilter } from '@/components/history/query';
import { loadTable } from '@/lib/features/table/load-table';
import { isGameId, visitorOf } from '../visitor';

const NOT_KEPT = { 'cache-control': 'no-store' };

/**
 * Where the slider of the history leads without a script: to the address of that moment, by the same filter.
 * `newest` is the newest that the reader may see.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/at'>,
): Promise<Response> {
  const { gameId } = await params;
  const asked = request.nextUrl.searchParams;
  if (!isGameId(gameId)) return new Response(null, { status: 404, headers: NOT_KEPT });
  const named = asked.get('seq') ?? '1';
  const seq = named === 'newest' ? await newestOf(gameId) : named;
  if (seq === undefined || !/^\d{1,7}$/.test(seq))
    return new Response(null, { status: 404, headers: NOT_KEPT });
  const filter = filterQuery(readFilter(Object.fromEntries(asked)));
  return new Response(null, {
    status: 303,
    headers: { ...NOT_KEPT, location: `/games/${gameId}/at/${Number(seq)}${filter}` },
  });
}

async function newestOf(gameId: string): Promise<string | undefined> {
  const table = await loadTable(gameId, await visitorOf(gameId), { calm: true });
  return table && String(table.seq);
}
