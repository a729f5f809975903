import { keepLineContract } from '@/lib/features/sandbox/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { keepLine } from '@/lib/features/sandbox/sandbox';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const keep = endpoint(keepLineContract, async ({ params: { id }, body, headers }) => {
  const outcome = await keepLine(id, await visitorOfRequest(id, headers), body);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(keep);
