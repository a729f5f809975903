import { SharedBoard } from '@/components/board/shared-board';
import { Receipt } from '@/components/table/receipt';
import { Scores } from '@/components/table/scores';
import { TopMoment } from '@/components/table/top-moment';
import { AllBoards } from '@/components/table/all-boards';
import { lastTurnOfWheel } from '@/components/table/wheel-turn';
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
      return (
        <SharedBoard
          pack={table.pack}
          state={table.view.state}
          seats={table.seats}
          turned={lastTurnOfWheel(table)}
        />
      );
    case 'boards':
      return (
        <>
          <AllBoards table={table} />
          <Scores table={table} />
        </>
      );
    case 'log':
      return (
        <>
          <Timeline {...props} />
          <Receipt table={table} />
        </>
      );
  }
}
