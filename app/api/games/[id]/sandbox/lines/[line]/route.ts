import { alterLineContract, dropLineContract, shareLineContract } from '@/lib/features/sandbox/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { alterLine, dropLine } from '@/lib/features/sandbox/sandbox';
import { setShared } from '@/lib/features/sandbox/shared-lines';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const alter = endpoint(alterLineContract, async ({ params: { id, line }, body, headers }) => {
  const outcome = await alterLine(id, await visitorOfRequest(id, headers), line, body);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

const drop = endpoint(dropLineContract, async ({ params: { id, line }, headers }) => {
  const outcome = await dropLine(id, await visitorOfRequest(id, headers), line);
  return outcome.ok ? { ok: true, value: { body: { id: outcome.value } } } : outcome;
});

const share = endpoint(shareLineContract, async ({ params: { id, line }, body, headers }) => {
  const outcome = await setShared(id, await visitorOfRequest(id, headers), line, body.shared);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(alter, drop, share);
