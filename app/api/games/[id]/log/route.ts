import { logContract, MAX_ROWS } from '@/lib/http/contracts/log';
import { endpoint, routes } from '@/lib/http/endpoint';
import { readLogRange } from '@/lib/service/read-log';
import { refused } from '@/lib/service/refused';
import { visitorOfRequest } from '@/lib/service/seats';

const read = endpoint(logContract, async ({ params, query, headers }) => {
  const log = await readLogRange(
    params.id,
    { ...query, limit: MAX_ROWS },
    await visitorOfRequest(params.id, headers),
  );
  return log ? { ok: true, value: { body: log } } : refused({ kind: 'unknown-table' });
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(read);
