import { endpoint } from '@/app/api/_shared/endpoint';
import { compareContract } from '@/lib/features/history/contract-compare';
import { loadTableAt } from '@/lib/features/history/load-position';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { compareStates, unlikePlaces } from '@/lib/game/recap/differences';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const compare = endpoint(compareContract, async ({ params: { id }, query, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const latest = await loadTable(id, who, { log: 'none' });
  if (!latest) return refused({ kind: 'unknown-table' });
  const { a, b = latest.latestSeq } = query;
  const [one, other] = await Promise.all([loadTableAt(id, a, who), loadTableAt(id, b, who)]);
  if (!one || !other) return refused({ kind: 'unknown-position', seq: one ? b : a });
  const [{ state: before }, { state: after }] = [one.view, other.view];
  const places = unlikePlaces(one.pack, before, after).map(([kind, place]) => ({ kind, id: place }));
  return { ok: true, value: { body: { a, b, differences: compareStates(one.pack, before, after), places } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(compare);
