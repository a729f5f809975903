import { endpoint } from '@/app/api/_shared/endpoint';
import { revokeDelegateContract } from '@/lib/features/seats/contract-delegates';
import { revokeDelegate } from '@/lib/features/seats/delegates/delegates';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';

const revoke = endpoint(revokeDelegateContract, async ({ params: { id, delegate }, headers }) => {
  const ended = await revokeDelegate(id, await visitorOfRequest(id, headers), delegate);
  return ended.ok ? { ok: true, value: { body: { id: delegate } } } : ended;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(revoke);
