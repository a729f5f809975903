import 'server-only';
import { LRUCache } from 'lru-cache';
import { logCacheOf } from '@/lib/features/history/log-cache';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { figuresOf, timesOf, type RecapFigures } from '@/lib/game/recap/figures';
import { perProcess } from '@/lib/platform/process';

export interface TableFigures {
  readonly table: TableView;
  readonly figures: RecapFigures;
  /** The log it was counted from. */
  readonly rows: readonly LogRow[];
  readonly times: ReturnType<typeof timesOf>;
}

/** Statistics of finished games, by the hash of their last row: they never change. */
const counted = perProcess('pragaGameFigures', () => new LRUCache<string, RecapFigures>({ max: 100 })).get;

/** The statistics of a game, and the duration of the viewer's turns; undefined for an unknown table. */
export async function loadFigures(gameId: string, who: Visitor): Promise<TableFigures | undefined> {
  const table = await loadTable(gameId, who, { log: 'none' });
  if (!table) return undefined;
  const { seq, head, pack, me } = table;
  const logCache = await logCacheOf(gameId, { seq, head });
  const rows = logCache.logTo(seq);
  const key = `${gameId} ${head}`;
  const figures = counted().get(key) ?? figuresOf(pack, rows, (at) => logCache.stateAfter(at));
  if (figures && table.status !== 'running') counted().set(key, figures);
  return figures && { table, figures, rows, times: me === undefined ? [] : timesOf(rows, me) };
}
