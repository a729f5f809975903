import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { userIdOf } from '@/lib/platform/auth/session';
import { emptyResponse } from '@/lib/platform/http/empty';
import { tableForm } from '../table-route';

export const maxDuration = 60;

/** Seats the reader in their reserved seat. A plain form posts here. */
export const POST = tableForm(async ({ gameId, request }) => {
  const userId = await userIdOf(request);
  if (userId && (await takeReservedSeat(gameId, userId))) deliverAfterResponse(1);
  return emptyResponse(303, { location: `/games/${gameId}` });
});
