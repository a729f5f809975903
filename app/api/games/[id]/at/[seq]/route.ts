import { endpoint, routes } from '@/lib/http/endpoint';
import { positionContract } from '@/lib/http/contracts/tables';
import { tableAnswer } from '@/lib/http/table-answer';
import { loadTableAt } from '@/lib/service/load-position';
import { refused } from '@/lib/service/refused';
import { tableExists } from '@/lib/service/read-log';

const look = endpoint(positionContract, async ({ params: { id, seq } }) => {
  const table = await loadTableAt(id, seq);
  if (table) return { ok: true, value: { body: tableAnswer(table) } };
  return refused((await tableExists(id)) ? { kind: 'unknown-position', seq } : { kind: 'unknown-table' });
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(look);
