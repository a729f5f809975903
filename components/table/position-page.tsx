import type { TableView } from '@/lib/service/table-view';
import { LineList } from '@/components/ui/words';
import { Notice } from '@/components/ui/notice';
import { SharedBoard } from '@/components/board/shared-board';
import { LogList } from '@/components/log/log-list';
import { Receipt } from '@/components/panels/receipt';
import { Scores } from '@/components/panels/scores';
import { TableHeader } from '@/components/panels/table-header';
import { describeRow } from '@/lib/wording/events';
import { AllBoards } from './all-boards';
import { Stepper } from './stepper';
import { ZonesNav } from './zones-nav';

const SHOWN = 8;

/** A position of the past, with the way to its neighbours and what led to it. */
export function PositionPage({ table }: { readonly table: TableView }) {
  return (
    <>
      <TableHeader table={table} />
      <main className="tabletop">
        <div className="at-prompt">
          <StepPanel table={table} />
        </div>
        <SharedBoard pack={table.pack} state={table.view.state} seats={table.seats} />
        <div className="at-mine" id="boards">
          <Scores table={table} />
          <AllBoards table={table} />
        </div>
        <div className="at-log">
          <section id="log" className="panel zone" aria-label="Log">
            <h2>Up to this step</h2>
            <LogList table={table} rows={table.log.slice(-SHOWN)} current={table.seq} />
          </section>
          <Receipt table={table} />
        </div>
      </main>
      <div className="table-end" />
      <ZonesNav first={false} />
    </>
  );
}

/** What this step was, in sentences. */
function StepPanel({ table }: { readonly table: TableView }) {
  const row = table.log.find((entry) => entry.seq === table.seq);
  const sentences = row
    ? describeRow(table.pack, table.seats, row, table.view.state.setup.variant.actionSide)
    : [];
  return (
    <section className="panel stack" aria-label="Step">
      <h2 className="initial">
        Step {table.seq} of {table.latestSeq}
      </h2>
      <Stepper gameId={table.gameId} seq={table.seq} last={table.latestSeq} />
      {row?.undone && <Notice>This step was taken back later.</Notice>}
      <LineList lines={sentences} />
      <p className="small muted">
        {row && <time dateTime={row.at}>{row.at.slice(0, 16).replace('T', ' ')} UTC</time>}
      </p>
    </section>
  );
}
