import type { ReactNode } from 'react';
import type { Command } from '@/lib/engine/commands';
import type { TableView } from '@/lib/service/table-view';
import { LiveTable } from '@/components/live/live-table';
import { SkipLink } from '@/components/ui/skip-link';
import { LogPanel } from '@/components/log/log-panel';
import { LookDialog } from '@/components/look/look-dialog';
import { useWords } from '@/lib/i18n/here';
import { FinalRanking } from '@/components/panels/final-ranking';
import { Receipt } from '@/components/panels/receipt';
import { TableHeader } from '@/components/panels/table-header';
import { PlanNote } from '@/components/plan/plan-note';
import { PromptPanel } from '@/components/prompt/prompt-panel';
import type { Refusal } from '@/components/prompt/refusal-notice';
import type { StepAction, StepStamp } from '@/components/prompt/step-fields';
import { LiveNews } from '@/components/turn/live-news';
import { MotionIsland } from '@/components/turn/motion-island';
import type { SinceYouLeft } from '@/lib/service/recap';
import { RecapPanel } from '@/components/recap/recap-panel';
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
  readonly look?: string | undefined;
  /** What a guided game has to say, before the prompt. */
  readonly lesson?: ReactNode;
  /** Whom the others have not been able to reach, after the prompt. */
  readonly reach?: ReactNode;
  /** Until when the table waits for whom. */
  readonly clocks?: ReactNode;
  /** How many other tables wait for the reader. */
  readonly elsewhere?: number;
  /** What the visitor has missed. */
  readonly since?: SinceYouLeft | undefined;
  readonly dismiss: (form: FormData) => Promise<void>;
}

/** The whole table: prompt, board, boards, log. */
export function TablePage(props: TablePageProps) {
  const { table, look, lesson, reach, elsewhere, since, dismiss } = props;
  const { gameId, me, seq, waitingFor } = table;
  const isMine = me !== undefined && waitingFor.includes(me);
  const recap = since && <RecapPanel table={table} since={since} dismiss={dismiss} />;
  return (
    <>
      <SkipLink to="#prompt">{useWords().t('table.toYourMove')}</SkipLink>
      <TableHeader table={table} elsewhere={elsewhere} />
      <TableFrame
        table={table}
        sheet={isMine || table.status === 'finished' ? 'half' : 'peek'}
        prompt={
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
      <LookDialog table={table} here={`/games/${gameId}`} look={look} />
      <LiveTable gameId={gameId} version={table.version} busy={isMine} />
    </>
  );
}

/** What the visitor may do: the result, the prompt, or who is waited for. */
function Side(props: TablePageProps) {
  const { table, refusal, clocks } = props;
  const { status, me, waitingFor } = table;
  if (status === 'finished' && !refusal) return <FinalRanking table={table} />;
  return me !== undefined && waitingFor.includes(me) ? (
    <PromptPanel {...props} />
  ) : (
    <Watching table={table} refusal={refusal} clocks={clocks} />
  );
}
