import type { NextRequest } from 'next/server';
import { routeOnce } from '@/app/post-once';
import { sitAtNew } from '@/app/sit-at-new';
import { playAfterResponse } from '@/lib/features/jobs/jobs';
import { playSameDeal } from '@/lib/features/review/same-deal';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { isGameId } from '../visitor';

export const maxDuration = 60;

/** Starts the deal of a finished game again at a new table. A plain form posts here. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/deal'>,
): Promise<Response> {
  const { gameId } = await params;
  if (!isGameId(gameId)) return new Response(null, { status: 404 });
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const who = await visitorOfRequest(gameId, request.headers);
  return routeOnce('deal', request, async (jar) => {
    const tooMany = await refuseTooMany('create', request);
    const outcome = tooMany ? undefined : await playSameDeal(gameId, who);
    if (!outcome?.ok) return { to: `/games/${gameId}`, isRefused: true };
    const { made, seat } = outcome.value;
    const seats = made.seats.filter((one) => one.seat === seat);
    await sitAtNew(jar, { gameId: made.gameId, seats, userId: who.userId });
    playAfterResponse(made.gameId, made.computerNext);
    return { to: `/games/${made.gameId}` };
  });
}
