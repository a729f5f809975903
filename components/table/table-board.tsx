import type { TableView } from '@/lib/features/table/table-view';
import { SharedBoard } from '@/components/board/shared-board';
import { lastTurnOfWheel } from './wheel-turn';

/** The board everybody shares, as it is at a table. */
export function TableBoard({ table }: { readonly table: TableView }) {
  const { pack, seats, view } = table;
  return <SharedBoard pack={pack} state={view.state} seats={seats} turned={lastTurnOfWheel(table)} />;
}
