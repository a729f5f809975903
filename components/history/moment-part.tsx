import { Receipt } from '@/components/table/receipt';
import { TableBoard } from '@/components/table/table-board';
import { TableBoards } from '@/components/table/table-parts';
import { TopMoment } from '@/components/table/top-moment';
import type { HistoryProps } from './history-panel';
import type { Part } from './stepping/shown';
import { StepPanel } from './step-panel';
import { Timeline } from './timeline';

/**
 * A part of the page of a moment: the server draws it with this, and so does the browser once somebody steps.
 */
export function MomentPart({ part, ...props }: HistoryProps & { readonly part: Part }) {
  const { table } = props;
  switch (part) {
    case 'top':
      return <TopMoment table={table} />;
    case 'step':
      return <StepPanel {...props} />;
    case 'board':
      return <TableBoard table={table} />;
    case 'boards':
      return <TableBoards table={table} />;
    case 'log':
      return (
        <>
          <Timeline {...props} />
          <Receipt table={table} />
        </>
      );
  }
}
