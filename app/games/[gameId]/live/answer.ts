import { nameSeats } from '@/app/games/[gameId]/name-seats';
import { constantTableOf } from '@/components/history/replay/document';
import type { LiveData } from '@/components/live/live-data';
import { turnClocks, type ClocksNews } from '@/lib/features/clocks/settle';
import { loadFilm } from '@/lib/features/history/recap';
import {
  loadLiveNews,
  loadLiveSnapshot,
  type LiveNews,
  type LiveStart,
} from '@/lib/features/table/load/load-live-snapshot';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { Film } from '@/lib/game/recap/film';
import { getWords } from '@/lib/platform/i18n/request-words';
import { visitorOf } from '../visitor';

/** The data a browser needs to play a table. */
export function liveDataOf(table: TableView, { base, rows: all }: LiveStart): LiveData {
  const { inTurn, view } = table;
  // Only the newest hash is shown or compared, and hashes compress badly.
  const rows = all.map((row, i) => (i < all.length - 1 ? { ...row, hash: '' } : row));
  return { table: constantTableOf(table), base, rows, offers: view.offers, inTurn };
}

/** The response to a browser at a table: the full data, the events since a row, or a recap. */
export async function answerOf(
  gameId: string,
  query: URLSearchParams,
): Promise<LiveData | LiveNews | Film | undefined> {
  const who = await visitorOf(gameId);
  const since = query.get('since');
  if (query.has('film')) return loadFilm(gameId, who);
  if (since !== null) return newsOf(gameId, who, Number(since));
  const found = await loadLiveSnapshot(gameId, who);
  if (!found) return undefined;
  const table = nameSeats(await getWords(), found.table);
  return { ...liveDataOf(table, found.start), ...(await turnClocks(table, who)) };
}

async function newsOf(
  gameId: string,
  who: Visitor,
  since: number,
): Promise<(LiveNews & ClocksNews) | undefined> {
  const found = await loadLiveNews(gameId, who, since);
  if (!found) return undefined;
  const { table, news } = found;
  return news.rows.length > 0 ? { ...news, ...(await turnClocks(table, who)) } : news;
}
