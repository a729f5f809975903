import type { NextRequest } from 'next/server';
import { isGameId } from '../looker';

/** Where the slider of the history leads without a script: to the address of that moment. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/at'>,
): Promise<Response> {
  const { gameId } = await params;
  const seq = request.nextUrl.searchParams.get('seq') ?? '1';
  if (!isGameId(gameId) || !/^\d{1,7}$/.test(seq)) return new Response(null, { status: 404 });
  return new Response(null, { status: 303, headers: { location: `/games/${gameId}/at/${Number(seq)}` } });
}
