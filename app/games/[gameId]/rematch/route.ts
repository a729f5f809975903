import { rememberLinks } from '@/app/(site)/kept-links';
import { routeOnce } from '@/app/post-once';
import { tooOftenPath } from '@/app/too-often/too-often';
import { sitAtNew } from '@/app/sit-at-new';
import { deliverAfterResponse, playAfterResponse } from '@/lib/features/jobs/jobs';
import { createRematch } from '@/lib/features/seats/rematch';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { tableForm } from '../table-route';

export const maxDuration = 60;

/**
 * Rematch: the same people at a new table. The first request creates it; later ones are redirected there. A
 * plain form posts here.
 */
export const POST = tableForm(async ({ gameId, request }) => {
  const who = await visitorOfRequest(gameId, request.headers);
  return routeOnce('rematch', request, async (jar) => {
    const tooMany = await refuseTooMany('create', request);
    if (tooMany) return { to: tooOftenPath(tooMany, request.headers), isRefused: true };
    const outcome = await createRematch(gameId, who);
    if (!outcome.ok && outcome.error.kind === 'seat-held')
      return { to: `/games/${gameId}/seats?refused=link-only`, isRefused: true };
    if (!outcome.ok) return { to: `/games/${gameId}`, isRefused: true };
    const { made, seat, gameId: next } = outcome.value;
    if (!made) return { to: `/games/${next}` };
    const others = made.seats.filter((one) => one.seat !== seat);
    const mine = made.seats.filter((one) => one.seat === seat);
    rememberLinks(jar, next, { ...made, seats: others });
    await sitAtNew(jar, { gameId: next, seats: mine, userId: who.userId });
    deliverAfterResponse(1);
    playAfterResponse(next, made.computerNext);
    return { to: others.length > 0 ? `/games/${next}/seats` : `/games/${next}` };
  });
});
