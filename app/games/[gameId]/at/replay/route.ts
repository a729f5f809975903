import { lastingOf, messagesOfReplay, type ReplayData } from '@/components/history/stepping/replay-data';
import { getWords } from '@/lib/i18n/here';
import { MESSAGES } from '@/lib/i18n/messages';
import { loadHistory } from '@/lib/service/load-position';
import { loadTable } from '@/lib/service/load-table';
import { isGameId, visitorOf } from '../../looker';
import { named } from '../../named';

/** All rows of a table as everybody may see them, with the words to tell them: for a browser that steps by itself. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/games/[gameId]/at/replay'>,
): Promise<Response> {
  const { gameId } = await params;
  const who = isGameId(gameId) ? await visitorOf(gameId) : undefined;
  const now = who && (await loadTable(gameId, who, { log: 'none' }));
  const history = now && (await loadHistory(gameId, now.seq, who));
  if (!history) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const words = await getWords();
  const data: ReplayData = {
    ...{ locale: words.locale, messages: messagesOfReplay(MESSAGES[words.locale]) },
    table: lastingOf(named(words, history.table)),
    rows: history.rows,
  };
  return Response.json(data, { headers: { 'cache-control': 'private, no-store' } });
}
