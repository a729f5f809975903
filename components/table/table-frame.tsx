import type { ReactNode } from 'react';
import type { TableView } from '@/lib/service/table-view';
import { useWords } from '@/lib/i18n/here';
import { SheetHandle } from '@/components/turn/sheet-handle';
import { SharedBoard } from '@/components/board/shared-board';
import { Scores } from '@/components/panels/scores';
import { AllBoards } from './all-boards';

interface FrameProps {
  readonly table: TableView;
  /** What the visitor may do, or what happened: the left rail of a desk, the sheet of a phone. */
  readonly prompt: ReactNode;
  readonly log: ReactNode;
  /** Height of the sheet to begin with. */
  readonly sheet?: 'peek' | 'half';
}

/** The arrangement of a table: on a desk everything at once, on a phone card by card, without JavaScript one below the other. */
export function TableFrame({ table, prompt, log, sheet = 'peek' }: FrameProps) {
  return (
    <main className="tabletop">
      <div className="at-prompt" data-height={sheet}>
        <SheetHandle label={useWords().t('turn.sheetHandle')} />
        {prompt}
      </div>
      <div className="cards">
        <SharedBoard
          pack={table.pack}
          state={table.view.state}
          seats={table.seats}
          turned={lastTurnOfWheel(table)}
        />
        <div className="at-mine" id="boards">
          <AllBoards table={table} />
          <Scores table={table} />
        </div>
        <div className="at-log">{log}</div>
      </div>
    </main>
  );
}

/** By how many places the step that led here has turned the wheel. */
function lastTurnOfWheel({ log, seq }: TableView): 0 | 1 | 2 {
  const row = log.at(-1);
  const event = row?.seq === seq ? row.events.find(({ type }) => type === 'WheelTurned') : undefined;
  return event?.type === 'WheelTurned' ? event.steps : 0;
}
