import type { TableView } from '@/lib/service/table-view';
import { RefreshWhenChanged } from '@/components/ui/refresh-when-changed';
import { SkipLink } from '@/components/ui/skip-link';
import { SharedBoard } from '@/components/board/shared-board';
import { LogPanel } from '@/components/log/log-panel';
import { FinalRanking } from '@/components/panels/final-ranking';
import { Receipt } from '@/components/panels/receipt';
import { Scores } from '@/components/panels/scores';
import { TableHeader } from '@/components/panels/table-header';
import { PromptPanel } from '@/components/prompt/prompt-panel';
import type { Refusal } from '@/components/prompt/refusal-notice';
import type { StepAction, StepStamp } from '@/components/prompt/step-fields';
import { AllBoards } from './all-boards';
import { Watching } from './watching';
import { ZonesNav } from './zones-nav';

interface TablePageProps {
  readonly table: TableView;
  readonly stamp: StepStamp;
  readonly action: StepAction;
  readonly refusal?: Refusal | undefined;
}

/** The whole table: prompt, board, boards, log. */
export function TablePage({ table, stamp, action, refusal }: TablePageProps) {
  const { gameId, me, seq, waitingFor } = table;
  const isMine = me !== undefined && waitingFor.includes(me);
  return (
    <>
      <SkipLink to="#prompt">To your move</SkipLink>
      <TableHeader table={table} />
      <main className="tabletop">
        <div className="at-prompt">
          <Side {...{ table, stamp, action, refusal }} />
        </div>
        <SharedBoard pack={table.pack} state={table.view.state} seats={table.seats} />
        <div className="at-mine" id="boards">
          <Scores table={table} />
          <AllBoards table={table} />
        </div>
        <div className="at-log">
          <LogPanel table={table} />
          <Receipt table={table} />
        </div>
      </main>
      <div className="table-end" />
      <ZonesNav />
      {!isMine && table.status === 'running' && <RefreshWhenChanged url={`/games/${gameId}/seq`} seq={seq} />}
    </>
  );
}

/** What the visitor may do: the result, the prompt, or who is waited for. */
function Side(props: TablePageProps) {
  const { table, refusal } = props;
  const { status, me, waitingFor } = table;
  if (status === 'finished' && !refusal) return <FinalRanking table={table} />;
  return me !== undefined && waitingFor.includes(me) ? (
    <PromptPanel {...props} />
  ) : (
    <Watching table={table} refusal={refusal} />
  );
}
