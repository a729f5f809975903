import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { constantTableOf, type TableDocument } from '@/components/history/replay/document';
import { loadHistory } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { emptyResponse } from '@/lib/platform/http/empty';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse } from '@/lib/platform/http/problem';
import { problemOfTooMany } from '@/lib/platform/http/problem-of';
import { getWords } from '@/lib/platform/i18n/request-words';
import { isGameId, visitorOf } from '../../visitor';

/** All public rows of a table, for replaying the game in the browser. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/at/replay'>,
): Promise<Response> {
  const tooMany = await refuseTooMany('game', request);
  if (tooMany) return problemResponse(problemOfTooMany(tooMany));
  const { gameId } = await params;
  const who = isGameId(gameId) ? await visitorOf(gameId) : undefined;
  const now = who && (await loadTable(gameId, who, { log: 'none' }));
  const history = now && (await loadHistory(gameId, now.seq, who));
  if (!history) return emptyResponse(404);
  const data: TableDocument = {
    table: constantTableOf(nameSeats(await getWords(), history.table)),
    rows: history.rows,
    thoughts: history.thoughts,
  };
  return Response.json(data, { headers: { 'cache-control': 'private, no-store' } });
}
