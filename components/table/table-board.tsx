import { SharedBoard } from '@/components/board/shared-board';
import type { TableView } from '@/lib/features/table/load/table-view';
import { turnOfWheel } from '@/lib/game/drawing/wheel';

interface BoardProps {
  readonly table: TableView;
  /** Number of wheel places to animate; by default the last step's in the log. */
  readonly turned?: 0 | 1 | 2;
}

/** The shared board of a table. */
export function TableBoard({ table, turned = lastTurnOfWheel(table) }: BoardProps) {
  const { pack, seats, view } = table;
  return <SharedBoard {...{ pack, seats, turned }} state={view.state} />;
}

/** Number of wheel places turned by the last step. */
function lastTurnOfWheel({ log, seq }: TableView): 0 | 1 | 2 {
  const row = log.at(-1);
  return row?.seq === seq ? turnOfWheel(row.events) : 0;
}
