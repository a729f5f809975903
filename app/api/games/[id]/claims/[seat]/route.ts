import { endpoint } from '@/app/api/_shared/endpoint';
import { newLink } from '@/app/api/_shared/new-link-answer';
import { refuseToken } from '@/app/api/_shared/visitor';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { agreeToNewLink, askNewLink, makeNewLink, refuseNewLink } from '@/lib/features/seats/claims';
import { claimContract } from '@/lib/features/seats/contract-own';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';

export const maxDuration = 60;

const ACTS = { ask: askNewLink, agree: agreeToNewLink, refuse: refuseNewLink, make: makeNewLink } as const;

const act = endpoint(claimContract, async ({ params: { id, seat }, body, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const outcome = await ACTS[body.act]({ gameId: id, seat, who });
  if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(id) : outcome;
  deliverAfterResponse(1);
  const made = outcome.value ? { made: newLink(outcome.value.token) } : {};
  return { ok: true, value: { body: { done: true, ...made } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(act);
