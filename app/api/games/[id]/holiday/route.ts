import { holidayContract } from '@/lib/features/clocks/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { refused } from '@/lib/platform/http/refused';
import { agreeToEndPause, agreeToPause } from '@/lib/features/clocks/pause';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const agree = endpoint(holidayContract, async ({ params, body, headers }) => {
  const who = await visitorOfRequest(params.id, headers);
  const { from, until, end } = body;
  const asked = { gameId: params.id, who };
  if (!end && until === undefined) return refused({ kind: 'not-to-agree', seq: 0 });
  const outcome = until
    ? await agreeToPause({ ...asked, until: new Date(until), ...(from ? { from: new Date(from) } : {}) })
    : await agreeToEndPause(asked);
  if (outcome.ok) deliverAfterResponse(1);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(agree);
