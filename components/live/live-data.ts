/** The data a browser needs to play a table before the server answers. */
import type { ConstantTable } from '@/components/history/replay/document';
import type { ClocksNews } from '@/lib/features/clocks/settle';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import type { State } from '@/lib/game/engine/state';
import type { Offer } from '@/lib/game/engine/view';

export interface LiveData extends ClocksNews {
  readonly table: ConstantTable;
  /** The earliest position that an Undo may return to. */
  readonly base: State;
  /** The newest rows of the log, after older ones that lead from `base` to them. Oldest first. */
  readonly rows: readonly LogRow[];
  readonly offers: readonly Offer[];
  /** Another player's turn is in progress. */
  readonly inTurn?: TableView['inTurn'];
}
