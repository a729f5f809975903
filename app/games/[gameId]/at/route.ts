import type { NextRequest } from 'next/server';
import { filterQuery, readFilter } from '@/components/history/query';
import { loadTable } from '@/lib/features/table/load/load-table';
import { emptyResponse } from '@/lib/platform/http/empty';
import { isGameId, visitorOf } from '../visitor';

/**
 * Target of the history slider's form without scripts: redirects to that moment and keeps the filter.
 * `newest` is the newest row the reader may see; `to=problem` leads to the report form.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/at'>,
): Promise<Response> {
  const { gameId } = await params;
  const asked = request.nextUrl.searchParams;
  if (!isGameId(gameId)) return emptyResponse(404);
  const named = asked.get('seq') ?? '1';
  const seq = named === 'newest' ? await newestOf(gameId) : named;
  if (seq === undefined || !/^\d{1,7}$/.test(seq)) return emptyResponse(404);
  const moment = `/games/${gameId}/at/${Number(seq)}`;
  if (asked.get('to') === 'problem') return emptyResponse(303, { location: `${moment}/problem` });
  const filter = filterQuery(readFilter(Object.fromEntries(asked)));
  return emptyResponse(303, { location: `${moment}${filter}` });
}

async function newestOf(gameId: string): Promise<string | undefined> {
  const table = await loadTable(gameId, await visitorOf(gameId));
  return table && String(table.seq);
}
