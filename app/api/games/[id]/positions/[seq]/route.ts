import { endpoint } from '@/app/api/_shared/endpoint';
import { loadTableAt } from '@/lib/features/history/load-position';
import { cacheControlOf, tableExists } from '@/lib/features/history/read-log';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { bareContract } from '@/lib/features/table/contract';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

/**
 * The log is append-only, so the position after a row never changes. Access to it can change, see
 * `cacheControlOf`.
 */
const FOR_GOOD = 'private, max-age=31536000, immutable';

const read = endpoint(bareContract, async ({ params: { id, seq }, headers: asked }) => {
  const who = await visitorOfRequest(id, asked);
  const table = await loadTableAt(id, seq, who);
  if (!table)
    return refused(
      (await tableExists(id, who)) ? { kind: 'unknown-position', seq } : { kind: 'unknown-table' },
    );
  const { head, scores, view } = table;
  const headers = { 'cache-control': await cacheControlOf(id, FOR_GOOD) };
  return { ok: true, value: { body: { id, seq: table.seq, head, scores, view }, headers } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
