import { endpoint, routes } from '@/lib/http/endpoint';
import { playAfterResponse } from '@/lib/http/after-move';
import { lookContract } from '@/lib/http/contracts/tables';
import { allowSeat } from '@/lib/http/looker';
import { tableAnswer } from '@/lib/http/table-answer';
import { loadTable } from '@/lib/service/load-table';
import { waitsForComputer } from '@/lib/service/seat-infos';
import { visitorOfRequest } from '@/lib/service/seats';
import { refused } from '@/lib/service/refused';

const look = endpoint(lookContract, async ({ params, headers }) => {
  const me = await allowSeat(params.id, headers);
  if (!me.ok) return me;
  const table = await loadTable(params.id, me.value ?? (await visitorOfRequest(params.id, headers)), {
    log: 'none',
  });
  if (!table) return refused({ kind: 'unknown-table' });
  playAfterResponse(params.id, waitsForComputer(table));
  return { ok: true, value: { body: tableAnswer(table) } };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(look);
