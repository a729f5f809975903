import type { TableView } from '@/lib/features/table/load/table-view';
import { SharedBoard } from '@/components/board/shared-board';
import { lastTurnOfWheel } from './wheel-turn';

interface BoardProps {
  readonly table: TableView;
  /** By how many places the wheel is seen turning; without it, what the log's last step says. */
  readonly turned?: 0 | 1 | 2;
}

/** The board everybody shares, as it is at a table. */
export function TableBoard({ table, turned = lastTurnOfWheel(table) }: BoardProps) {
  const { pack, seats, view } = table;
  return <SharedBoard {...{ pack, seats, turned }} state={view.state} />;
}
