import { holidayContract } from '@/lib/http/contracts/pace';
import { endpoint, routes } from '@/lib/http/endpoint';
import { agreeToPause } from '@/lib/service/pace/pause';
import { visitorOfRequest } from '@/lib/service/seats';

const agree = endpoint(holidayContract, async ({ params, body, headers }) => {
  const who = await visitorOfRequest(params.id, headers);
  const outcome = await agreeToPause({ gameId: params.id, who, until: new Date(body.until) });
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(agree);
