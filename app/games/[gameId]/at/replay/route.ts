import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { constantTableOf, type TableDocument } from '@/components/history/replay/document';
import { loadHistory } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { getWords } from '@/lib/platform/i18n/request-words';
import { FRESH, tableRoute } from '../../table-route';
import { visitorOf } from '../../visitor';

/** All public rows of a table, for replaying the game in the browser. */
export const GET = tableRoute(async ({ gameId }) => {
  const who = await visitorOf(gameId);
  const now = await loadTable(gameId, who, { log: 'none' });
  const history = now && (await loadHistory(gameId, now.seq, who));
  if (!history) return undefined;
  const data: TableDocument = {
    table: constantTableOf(nameSeats(await getWords(), history.table)),
    rows: history.rows,
    thoughts: history.thoughts,
  };
  return Response.json(data, { headers: FRESH });
}, 'game');
