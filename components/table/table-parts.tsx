import type { TableView } from '@/lib/features/table/table-view';
import { SharedBoard } from '@/components/board/shared-board';
import { AllBoards } from './all-boards';
import { Scores } from './scores';
import { lastTurnOfWheel } from './wheel-turn';

interface PartProps {
  readonly table: TableView;
}

/** The board everybody shares, as it is at a table. */
export function TableBoard({ table }: PartProps) {
  const { pack, seats, view } = table;
  return <SharedBoard pack={pack} state={view.state} seats={seats} turned={lastTurnOfWheel(table)} />;
}

/** The boards of the players, with the scores. */
export function TableBoards({ table }: PartProps) {
  return (
    <>
      <AllBoards table={table} />
      <Scores table={table} />
    </>
  );
}
