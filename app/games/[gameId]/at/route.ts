import type { NextRequest } from 'next/server';
import { filterQuery, readFilter } from '@/components/history/query';
import { isGameId } from '../visitor';

/**
 * Where the slider of the history leads without a script: to the address of that moment, by the same filter.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/at'>,
): Promise<Response> {
  const { gameId } = await params;
  const asked = request.nextUrl.searchParams;
  const seq = asked.get('seq') ?? '1';
  if (!isGameId(gameId) || !/^\d{1,7}$/.test(seq)) return new Response(null, { status: 404 });
  const filter = filterQuery(readFilter(Object.fromEntries(asked)));
  return new Response(null, {
    status: 303,
    headers: { location: `/games/${gameId}/at/${Number(seq)}${filter}` },
  });
}
