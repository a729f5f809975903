import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { takeBackContract } from '@/lib/features/clocks/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { takeBackDecision } from '@/lib/features/clocks/execute-decisions';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const takeBack = endpoint(takeBackContract, async ({ params, body, headers }) => {
  const who = await visitorOfRequest(params.id, headers);
  const outcome = await takeBackDecision({ gameId: params.id, id: body.decision, who });
  if (!outcome.ok) return outcome;
  deliverAfterResponse(1);
  return { ok: true, value: { body: { decision: outcome.value.id, state: outcome.value.state } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(takeBack);
