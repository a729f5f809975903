import { endpoint } from '@/app/api/_shared/endpoint';
import { DONE } from '@/lib/features/people/person-answer';
import { requireSeat } from '@/app/api/_shared/visitor';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { foldRecapContract, recapContract } from '@/lib/features/history/contract-told';
import { dismissRecap, loadRecap } from '@/lib/features/history/recap';
import { proveHolder } from '@/lib/features/seats/holder';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';

const read = endpoint(recapContract, async ({ params: { id }, headers }) => {
  const me = await requireSeat(id, headers);
  if (!me.ok) return me;
  const table = await loadTable(id, me.value, { log: 'none' });
  if (!table) return refused({ kind: 'unknown-table' });
  const found = await loadRecap(table, me.value);
  const { seq, seenSeq } = table;
  const stand = { seq, ...(seenSeq ? { seen: seenSeq } : {}) };
  if (!found) return { ok: true, value: { body: stand } };
  // The log already contains the events.
  const cards = found.cards.map(({ events: _events, ...card }) => card);
  return { ok: true, value: { body: { ...stand, recap: { ...found, cards } } } };
});

const fold = endpoint(foldRecapContract, async ({ params: { id }, body, headers }) => {
  const me = await requireSeat(id, headers);
  if (!me.ok) return me;
  const who = await visitorOfRequest(id, headers);
  const holder = await proveHolder(id, who);
  if (!holder.ok) return holder;
  await dismissRecap(id, who, body.seq);
  return DONE;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, fold);
