import type { ReactNode } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import type { TableView } from '@/lib/features/table/table-view';
import { LiveTable } from '@/components/table/live/live-table';
import { SkipLink } from '@/components/ui/skip-link';
import { LogPanel } from '@/components/history/log-panel';
import { InspectDialog } from '@/components/table/inspect/inspect-dialog';
import { useWords } from '@/lib/platform/i18n/current-words';
import { FinalRanking } from '@/components/table/final-ranking';
import { Receipt } from '@/components/table/receipt';
import { TableHeader } from '@/components/table/table-header';
import { PlanNote } from '@/components/plans/plan-note';
import { MovesPanel } from '@/components/move/moves-panel';
import type { Refusal } from '@/components/move/refusal-notice';
import type { StepAction, StepStamp } from '@/components/move/step-fields';
import { LiveNews } from '@/components/move/browser/live-news';
import { MotionIsland } from '@/components/move/browser/motion-island';
import type { SinceYouLeft } from '@/lib/features/history/recap';
import { RecapPanel } from '@/components/history/recap-panel';
import { TableFrame } from './table-frame';
import { Watching } from './watching';
import { ZonesNav } from './zones-nav';

interface TablePageProps {
  readonly table: TableView;
  readonly stamp: StepStamp;
  readonly action: StepAction;
  readonly refusal?: Refusal | undefined;
  readonly wanted?: Command | undefined;
  /** A piece to be seen large. */
  readonly inspected?: string | undefined;
  /** What a guided game has to say, before the moves panel. */
  readonly lesson?: ReactNode;
  /** For whoever opens a message where they have no seat, in place of the moves panel. */
  readonly arrival?: ReactNode;
  /** Whom the others have not been able to reach, after the moves panel. */
  readonly reach?: ReactNode;
  /** Until when the table waits for whom. */
  readonly clocks?: ReactNode;
  /** How many other tables wait for the reader. */
  readonly elsewhere?: number;
  /** The reader's, where it is known. */
  readonly timeZone?: string | undefined;
  /** What the visitor has missed. */
  readonly since?: SinceYouLeft | undefined;
  readonly dismiss: (form: FormData) => Promise<void>;
}

/** The whole table: moves panel, board, boards, log. */
export function TablePage(props: TablePageProps) {
  const { table, inspected, lesson, arrival, reach, elsewhere, timeZone, since, dismiss } = props;
  const { gameId, me, seq, waitingFor } = table;
  const isMine = me !== undefined && waitingFor.includes(me);
  const recap = since && <RecapPanel table={table} since={since} dismiss={dismiss} />;
  return (
    <>
      <SkipLink to="#moves">{useWords().t('table.toYourMove')}</SkipLink>
      <TableHeader table={table} elsewhere={elsewhere} timeZone={timeZone} />
      <TableFrame
        table={table}
        sheet={isMine || arrival || table.status !== 'running' ? 'half' : 'peek'}
        moves={
          <>
            {lesson}
            {since?.isSeen === false && recap}
            <PlanNote table={table} />
            <Side {...props} />
            {reach}
            {since?.isSeen && recap}
          </>
        }
        log={
          <>
            <LogPanel table={table} />
            <Receipt table={table} />
          </>
        }
      />
      <LiveNews table={table} />
      <MotionIsland seq={seq} />
      <ZonesNav table={table} />
      <InspectDialog table={table} here={`/games/${gameId}`} inspected={inspected} />
      <LiveTable gameId={gameId} version={table.version} busy={isMine} />
    </>
  );
}

/** What the visitor may do: the result, the moves panel, or who is waited for. */
function Side(props: TablePageProps) {
  const { table, refusal, clocks, arrival } = props;
  const { status, me, waitingFor } = table;
  if (arrival) return arrival;
  if (status === 'finished' && !refusal) return <FinalRanking table={table} />;
  return me !== undefined && waitingFor.includes(me) ? (
    <MovesPanel {...props} />
  ) : (
    <Watching table={table} refusal={refusal} clocks={clocks} />
  );
}
