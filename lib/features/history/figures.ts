import 'server-only';
import { figuresOf, timesOf, type Figures } from '@/lib/game/recap/figures';
import { logCacheOf } from '@/lib/features/history/log-cache';
import { loadTable, type Visitor } from '@/lib/features/table/load-table';
import type { LogRow, TableView } from '@/lib/features/table/table-view';

export interface TableFigures {
  readonly table: TableView;
  readonly figures: Figures;
  /** The log it was counted from. */
  readonly rows: readonly LogRow[];
  readonly times: ReturnType<typeof timesOf>;
}

/** A game in numbers, and how long the turns of whoever asks took; undefined for an unknown table. */
export async function loadFigures(gameId: string, who: Visitor): Promise<TableFigures | undefined> {
  const table = await loadTable(gameId, who, { log: 'none', calm: true });
  if (!table) return undefined;
  const { seq, head, pack, me } = table;
  const logCache = await logCacheOf(gameId, { seq, head });
  const rows = logCache.logTo(seq);
  const figures = figuresOf(pack, rows, (at) => logCache.stateAfter(at));
  return figures && { table, figures, rows, times: me === undefined ? [] : timesOf(rows, me) };
}
