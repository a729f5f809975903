/** Data for showing every moment of a table in the browser: everything spectators may see, sent once. */
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import type { SealedThought } from '@/lib/game/recap/thoughts';

/** The parts that are equal at every moment. */
export type ConstantTable = Omit<
  TableView,
  'pack' | 'view' | 'scores' | 'waitingFor' | 'log' | 'options' | 'inTurn'
>;

export interface ReplayData {
  /** The table at the newest row. */
  readonly table: ConstantTable;
  /** Oldest first, starting with the setup. */
  readonly rows: readonly LogRow[];
  /** Sealed notes of a finished game; absent if there are none. */
  readonly thoughts?: readonly SealedThought[] | undefined;
}

/** The parts of a table that are equal at every moment, with the holders of each seat over time. */
export function constantTableOf(table: TableView): ConstantTable {
  const { pack: _pack, view: _view, scores: _scores, waitingFor: _waitingFor, ...rest } = table;
  const { log: _log, options: _options, inTurn: _inTurn, ...lasting } = rest;
  return lasting;
}
