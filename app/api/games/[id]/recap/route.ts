import { endpoint } from '@/app/api/_shared/endpoint';
import { requireSeat } from '@/app/api/_shared/visitor';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { recapContract } from '@/lib/features/history/contract-told';
import { loadRecap } from '@/lib/features/history/recap';
import { loadTable } from '@/lib/features/table/load-table';

const read = endpoint(recapContract, async ({ params: { id }, headers }) => {
  const me = await requireSeat(id, headers);
  if (!me.ok) return me;
  const table = await loadTable(id, me.value, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  const found = await loadRecap(table, me.value);
  if (!found) return { ok: true, value: { body: { seq: table.seq } } };
  // Their events stand in the log.
  const cards = found.cards.map(({ events: _events, ...card }) => card);
  return { ok: true, value: { body: { seq: table.seq, recap: { ...found, cards } } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
