import { Scores } from '@/components/table/ending/scores';
import { AllBoards, type BoardsProps } from './all-boards';

/** The players' boards with the scores. */
export function TableBoards({ table, now }: Pick<BoardsProps, 'table' | 'now'>) {
  return (
    <>
      <AllBoards table={table} now={now} />
      <Scores table={table} />
    </>
  );
}
