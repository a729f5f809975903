import { optionsContract } from '@/lib/http/contracts/play';
import { endpoint, routes } from '@/lib/http/endpoint';
import { requireSeat } from '@/lib/http/looker';
import { loadTable } from '@/lib/service/load-table';
import { refused } from '@/lib/service/refused';

const list = endpoint(optionsContract, async ({ params: { id }, headers }) => {
  const me = await requireSeat(id, headers);
  if (!me.ok) return me;
  const table = await loadTable(id, me.value, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  const { seq, options } = table;
  return { ok: true, value: { body: { seq, commands: options?.commands ?? [], open: options?.open ?? [] } } };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(list);
