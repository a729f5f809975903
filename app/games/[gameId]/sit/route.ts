import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { userIdOf } from '@/lib/platform/auth/session';
import { emptyResponse } from '@/lib/platform/http/empty';
import { isGameId } from '../visitor';

export const maxDuration = 60;

/** Seats the reader in their reserved seat. A plain form posts here. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/sit'>,
): Promise<Response> {
  const { gameId } = await params;
  if (!isGameId(gameId)) return emptyResponse(404);
  if (!isSameOrigin(request.headers)) return emptyResponse(403);
  const userId = await userIdOf(request);
  if (userId && (await takeReservedSeat(gameId, userId))) deliverAfterResponse(1);
  return emptyResponse(303, { location: `/games/${gameId}` });
}
