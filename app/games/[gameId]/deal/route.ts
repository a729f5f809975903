import { routeOnce } from '@/app/post-once';
import { tooOftenPath } from '@/app/too-often/too-often';
import { sitAtNew } from '@/app/sit-at-new';
import { playAfterResponse } from '@/lib/features/jobs/jobs';
import { playSameDeal } from '@/lib/features/review/same-deal';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { tableForm } from '../table-route';

export const maxDuration = 60;

/** Starts the deal of a finished game again at a new table. A plain form posts here. */
export const POST = tableForm(async ({ gameId, request }) => {
  const who = await visitorOfRequest(gameId, request.headers);
  return routeOnce('deal', request, async (jar) => {
    const tooMany = await refuseTooMany('create', request);
    if (tooMany) return { to: tooOftenPath(tooMany, request.headers), isRefused: true };
    const outcome = await playSameDeal(gameId, who);
    if (!outcome.ok) return { to: `/games/${gameId}`, isRefused: true };
    const { made, seat } = outcome.value;
    const seats = made.seats.filter((one) => one.seat === seat);
    await sitAtNew(jar, { gameId: made.gameId, seats, userId: who.userId });
    playAfterResponse(made.gameId, made.computerNext);
    return { to: `/games/${made.gameId}` };
  });
});
