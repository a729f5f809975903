import { endpoint } from '@/app/api/_shared/endpoint';
import { tableExists } from '@/lib/features/history/read-log';
import { loadClaims, seatsToAskFor } from '@/lib/features/seats/claims';
import { claimsContract } from '@/lib/features/seats/contract-own';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const list = endpoint(claimsContract, async ({ params: { id }, headers }) => {
  if (!(await tableExists(id, await visitorOfRequest(id, headers))))
    return refused({ kind: 'unknown-table' });
  const [claims, losable] = await Promise.all([loadClaims(id), seatsToAskFor(id)]);
  return { ok: true, value: { body: { claims, losable } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
