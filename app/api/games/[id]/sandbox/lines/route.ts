import { keepLineContract } from '@/lib/http/contracts/sandbox';
import { endpoint, routes } from '@/lib/http/endpoint';
import { keepLine } from '@/lib/service/sandbox';
import { visitorOfRequest } from '@/lib/service/seats';

const keep = endpoint(keepLineContract, async ({ params: { id }, body, headers }) => {
  const outcome = await keepLine(id, await visitorOfRequest(id, headers), body);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(keep);
