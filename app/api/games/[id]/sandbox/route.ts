import { openSandboxContract } from '@/lib/http/contracts/sandbox';
import { endpoint, routes } from '@/lib/http/endpoint';
import { openSandbox } from '@/lib/service/sandbox';
import { visitorOfRequest } from '@/lib/service/seats';

const open = endpoint(openSandboxContract, async ({ params: { id }, query: { at }, headers }) => {
  const outcome = await openSandbox(id, await visitorOfRequest(id, headers), at);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(open);
