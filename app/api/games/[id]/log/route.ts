import { logContract, MAX_ROWS } from '@/lib/features/history/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { readLogRange } from '@/lib/features/history/read-log';
import { refused } from '@/lib/platform/http/refused';
import { loadEntries } from '@/lib/features/seats/entries';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const read = endpoint(logContract, async ({ params, query, headers }) => {
  const log = await readLogRange(
    params.id,
    { ...query, limit: MAX_ROWS },
    await visitorOfRequest(params.id, headers),
  );
  if (!log) return refused({ kind: 'unknown-table' });
  return { ok: true, value: { body: { ...log, seatEntries: await loadEntries(params.id, log.seq) } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
