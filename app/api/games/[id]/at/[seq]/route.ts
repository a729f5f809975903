import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { positionContract } from '@/lib/features/table/contract';
import { tableAnswer } from '@/app/api/_shared/table-answer';
import { loadTableAt } from '@/lib/features/history/load-position';
import { refused } from '@/lib/platform/http/refused';
import { tableExists } from '@/lib/features/history/read-log';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const look = endpoint(positionContract, async ({ params: { id, seq }, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const table = await loadTableAt(id, seq, who);
  if (table) return { ok: true, value: { body: tableAnswer(table) } };
  return refused(
    (await tableExists(id, who)) ? { kind: 'unknown-position', seq } : { kind: 'unknown-table' },
  );
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(look);
