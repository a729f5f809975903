import type { TableView } from '@/lib/features/table/load/table-view';
import { AllBoards } from './all-boards';
import { Scores } from '@/components/table/ending/scores';

/** The players' boards with the scores. */
export function TableBoards({ table }: { readonly table: TableView }) {
  return (
    <>
      <AllBoards table={table} />
      <Scores table={table} />
    </>
  );
}
