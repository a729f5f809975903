import { addressContract } from '@/lib/features/seats/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { refuseToken } from '@/app/api/_shared/visitor';
import { requestAddress } from '@/lib/features/seats/address-change';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const change = endpoint(addressContract, async ({ params, body, headers }) => {
  const who = await visitorOfRequest(params.id, headers);
  if (!who.token && !who.userId) return refused({ kind: 'token-missing' });
  const outcome = await requestAddress(params.id, who, body.email);
  if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(params.id) : outcome;
  deliverAfterResponse(1);
  return { ok: true, value: { body: { done: outcome.value } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(change);
