import type { ReactNode } from 'react';
import { Tabletop } from '@/components/move/tabletop';
import { TurnBoard } from '@/components/move/turn/turn-board';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { SheetHandle } from './sheet-handle';
import { TableBoard } from './table-board';
import { TableBoards } from './all-boards';

/** The reader's table settings: confirmations, shortcuts, announcements, sounds, presence. */
export interface TableWishes {
  readonly ask?: string | undefined;
  readonly keys?: string | undefined;
  readonly news?: string | undefined;
  readonly sound?: string | undefined;
  readonly here?: string | undefined;
}

interface FrameProps {
  readonly table: TableView;
  /** The shared board, and the players' boards with the scores, if they are not simply the table's. */
  readonly board?: ReactNode;
  readonly boards?: ReactNode;
  /** The visitor's moves or the result: the left rail of a desktop, the sheet of a phone. */
  readonly moves: ReactNode;
  readonly log: ReactNode;
  /** Initial height of the sheet. */
  readonly sheet?: 'peek' | 'half';
  /** Class for style sheets. */
  readonly className?: string;
  /** The reader's table settings (components/move/preferences.ts). */
  readonly wishes?: TableWishes | undefined;
}

/**
 * The layout of a table: everything at once on a desktop, cards on a phone, one zone below the other without
 * JavaScript.
 */
export function TableFrame(props: FrameProps) {
  const { table, moves, log, board, boards, sheet = 'peek', className = '', wishes } = props;
  return (
    <Tabletop
      // Reserves room for the bar of zones, which arrives later, so the table does not shift.
      className={`tabletop phone:mb-[calc(53px+env(safe-area-inset-bottom))] outline-none ${className}`.trimEnd()}
      data-seated={table.me === undefined ? undefined : ''}
      data-ask={wishes?.ask}
      data-keys={wishes?.keys}
      data-news={wishes?.news}
      data-sound={wishes?.sound}
      data-here={wishes?.here}
      data-here-words={useWords().t('turn.here.dot')}
    >
      <div
        className="at-moves low:[scroll-padding-bottom:4rem] pane:[scroll-padding-block:10rem_6.5rem]"
        data-height={sheet}
      >
        <SheetHandle label={useWords().t('turn.sheetHandle')} />
        {moves}
      </div>
      <TurnBoard className="cards [html[data-zooms]_&_.drawing]:[touch-action:pan-x_pan-y]">
        {board || <TableBoard table={table} />}
        <div className="at-mine" id="boards">
          {boards || <TableBoards table={table} />}
        </div>
        <div className="at-log data-tab:[&>:not(dialog)]:hidden">{log}</div>
      </TurnBoard>
    </Tabletop>
  );
}
