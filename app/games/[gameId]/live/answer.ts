import { lastingOf } from '@/components/history/stepping/replay-data';
import type { LiveData } from '@/components/live/live-data';
import { loadFilm } from '@/lib/features/history/recap';
import { loadLiveNews, loadLiveStand, type LiveNews } from '@/lib/features/table/live-stand';
import type { Film } from '@/lib/game/recap/film';
import { getWords } from '@/lib/platform/i18n/request-words';
import { named } from '../named';
import { visitorOf } from '../visitor';

/** What a browser asks of a table: all it needs to go on, what has come since a row, or what was missed. */
export async function answerOf(
  gameId: string,
  query: URLSearchParams,
): Promise<LiveData | LiveNews | Film | undefined> {
  const who = await visitorOf(gameId);
  const since = query.get('since');
  if (query.has('film')) return loadFilm(gameId, who);
  if (since !== null) return loadLiveNews(gameId, who, Number(since));
  const found = await loadLiveStand(gameId, who);
  if (!found) return undefined;
  const { table, base } = found;
  const { log: rows, inTurn } = table;
  const lasting = lastingOf(named(await getWords(), table));
  return { table: lasting, base, rows, offers: table.view.offers, ...(inTurn ? { inTurn } : {}) };
}
