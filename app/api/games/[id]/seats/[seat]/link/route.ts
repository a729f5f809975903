import { endpoint } from '@/app/api/_shared/endpoint';
import { DONE } from '@/lib/features/people/person-answer';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { sendLinkContract, withdrawLinkContract } from '@/lib/features/seats/contract-own';
import { sendFreshLink } from '@/lib/features/seats/fresh-link';
import { revokeSeatLink } from '@/lib/features/seats/hosting';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';

export const maxDuration = 60;

const send = endpoint(sendLinkContract, async ({ params: { id, seat }, headers }) => {
  const outcome = await sendFreshLink(id, seat, await visitorOfRequest(id, headers));
  if (!outcome.ok) return outcome;
  deliverAfterResponse(1);
  return DONE;
});

const withdraw = endpoint(withdrawLinkContract, async ({ params: { id: gameId, seat }, headers }) => {
  const outcome = await revokeSeatLink({ gameId, seat, host: await visitorOfRequest(gameId, headers) });
  return outcome.ok ? DONE : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(send, withdraw);
