import { openSandboxContract } from '@/lib/features/sandbox/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { openSandbox } from '@/lib/features/sandbox/sandbox';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const open = endpoint(openSandboxContract, async ({ params: { id }, query: { at }, headers }) => {
  const outcome = await openSandbox(id, await visitorOfRequest(id, headers), at);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(open);
