/** What a browser needs to show every moment of a table: all that spectators may see, once. */
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';

/** What is the same at every moment. */
export type LastingTable = Omit<
  TableView,
  'pack' | 'view' | 'scores' | 'waitingFor' | 'log' | 'options' | 'inTurn'
>;

export interface ReplayData {
  /** As it is at the newest row. */
  readonly table: LastingTable;
  /** Oldest first, from the set-up on. */
  readonly rows: readonly LogRow[];
}

/** What of a table stays from moment to moment; who held which seat when goes along. */
export function lastingOf(table: TableView): LastingTable {
  const { pack: _pack, view: _view, scores: _scores, waitingFor: _waitingFor, ...rest } = table;
  const { log: _log, options: _options, inTurn: _inTurn, ...lasting } = rest;
  return lasting;
}
