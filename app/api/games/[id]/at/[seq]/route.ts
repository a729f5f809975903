import { endpoint, routes } from '@/lib/http/endpoint';
import { positionContract } from '@/lib/http/contracts/tables';
import { tableAnswer } from '@/lib/http/table-answer';
import { loadTableAt } from '@/lib/service/load-position';
import { refused } from '@/lib/service/refused';
import { tableExists } from '@/lib/service/read-log';
import { visitorOfRequest } from '@/lib/service/seats';

const look = endpoint(positionContract, async ({ params: { id, seq }, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const table = await loadTableAt(id, seq, who);
  if (table) return { ok: true, value: { body: tableAnswer(table) } };
  return refused(
    (await tableExists(id, who)) ? { kind: 'unknown-position', seq } : { kind: 'unknown-table' },
  );
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(look);
