import { filterQuery, readFilter } from '@/components/history/query';
import { loadTable } from '@/lib/features/table/load/load-table';
import { emptyResponse } from '@/lib/platform/http/empty';
import { tableRoute } from '../table-route';
import { isStep, visitorOf } from '../visitor';

/**
 * Target of the history slider's form without scripts: redirects to that moment and keeps the filter.
 * `newest` is the newest row the reader may see; `to=problem` leads to the report form.
 */
export const GET = tableRoute(async ({ gameId, query }) => {
  const named = query.get('seq') ?? '1';
  const seq = named === 'newest' ? (await loadTable(gameId, await visitorOf(gameId)))?.seq : named;
  if (!isStep(String(seq))) return undefined;
  const moment = `/games/${gameId}/at/${Number(seq)}`;
  if (query.get('to') === 'problem') return emptyResponse(303, { location: `${moment}/problem` });
  const filter = filterQuery(readFilter(Object.fromEntries(query)));
  return emptyResponse(303, { location: `${moment}${filter}` });
});
