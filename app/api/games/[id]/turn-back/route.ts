import { endpoint } from '@/app/api/_shared/endpoint';
import { actOnTurnBack } from '@/lib/features/clocks/turn-back';
import { turnBackContract } from '@/lib/features/clocks/contract';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';

export const maxDuration = 60;

const turnBack = endpoint(turnBackContract, async ({ params, body, headers }) => {
  const who = await visitorOfRequest(params.id, headers);
  const outcome = await actOnTurnBack({ gameId: params.id, who, act: body.act, id: body.decision });
  if (!outcome.ok) return outcome;
  deliverAfterResponse(1);
  return { ok: true, value: { body: outcome.value } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(turnBack);
