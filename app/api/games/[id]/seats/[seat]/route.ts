import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { freeSeatContract } from '@/lib/features/seats/contract-hosting';
import { removePlayer } from '@/lib/features/seats/hosting';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { seatLink } from '@/lib/features/table/new-table/create-table';

export const maxDuration = 60;

const free = endpoint(freeSeatContract, async ({ params: { id: gameId, seat }, headers }) => {
  const outcome = await removePlayer({ gameId, seat, host: await visitorOfRequest(gameId, headers) });
  if (!outcome.ok) return outcome;
  deliverAfterResponse(1);
  const { token } = outcome.value;
  return { ok: true, value: { body: { token, link: seatLink(token) } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(free);
