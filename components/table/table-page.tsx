import type { ReactNode } from 'react';
import type { Command } from '@/lib/game/engine/commands';
import type { TableView } from '@/lib/features/table/table-view';
import { drawnWith } from '@/components/live/drawn-there';
import { LiveIsland } from '@/components/live/live-island';
import { LiveInspect, LiveMotion, LivePart } from '@/components/live/live-part';
import { LiveTable } from '@/components/table/live/live-table';
import { SkipLink } from '@/components/ui/skip-link';
import { LogPanel } from '@/components/history/log-panel';
import { InspectDialog } from '@/components/table/inspect/inspect-dialog';
import { useWords } from '@/lib/platform/i18n/current-words';
import { FinalRanking } from '@/components/table/final-ranking';
import { Receipt } from '@/components/table/receipt';
import { TableHeader } from '@/components/table/table-header';
import { PlanNote } from '@/components/plans/plan-note';
import { ShortcutsSheet } from '@/components/move/browser/shortcuts-sheet';
import { TurnBar } from '@/components/move/browser/turn-bar';
import { MovesPanel } from '@/components/move/moves-panel';
import type { Refusal } from '@/components/move/refusal-notice';
import type { StepAction, StepStamp } from '@/components/move/step-fields';
import { Heard } from '@/components/words/heard';
import { heardRows } from '@/components/words/reading';
import { SayField } from '@/components/words/say-form';
import type { SinceYouLeft } from '@/lib/features/history/recap';
import { RecapStrip } from '@/components/history/recap-strip';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { packUrl } from '@/components/move/browser/pack-url';
import { AfterEnd, Rematch } from './after-end';
import { AllBoards } from './all-boards';
import { Scores } from './scores';
import { SoundIsland } from './sounds/sound-island';
import { TableFrame, type TableWishes } from './table-frame';
import { TableBoard } from './table-board';
import { TopMoment } from './top-moment';
import { Watching } from './watching';
import { ZonesNav } from './zones-nav';

interface TablePageProps {
  /** Where the words for a table that is played in the browser are to be had; missing where none is. */
  readonly wordsUrl?: string | undefined;
  /** With what the page draws the table itself that asks for this one (components/live/drawn-there.ts). */
  readonly drawnThere?: string | undefined;
  readonly table: TableView;
  readonly stamp: StepStamp;
  readonly action: StepAction;
  /** Takes a typed line. */
  readonly say: StepAction;
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
  readonly wishes?: TableWishes | undefined;
  /** Kinds of choices that were explained to this browser. */
  readonly known?: string | undefined;
  /** What the visitor has missed. */
  readonly since?: SinceYouLeft | undefined;
  readonly dismiss: (form: FormData) => Promise<void>;
}

/** The whole table: moves panel, board, boards, log. */
export function TablePage(props: TablePageProps) {
  const { table, inspected, lesson, arrival, reach, elsewhere, timeZone, since, dismiss } = props;
  const { gameId, me, waitingFor } = table;
  const isMine = me !== undefined && waitingFor.includes(me);
  const isThere = isDrawnThere(props);
  const recap = since && <RecapStrip table={table} since={since} dismiss={dismiss} />;
  return (
    <>
      <SkipLink to={isMine && !arrival ? '#step' : '#moves'}>{useWords().t('table.toYourMove')}</SkipLink>
      <SkipLink to={`/games/${gameId}/words`}>{useWords().t('board.title')}</SkipLink>
      <TableHeader
        table={table}
        elsewhere={elsewhere}
        timeZone={timeZone}
        moment={<Moment {...props} isThere={isThere} />}
      />
      {recap}
      <TableFrame
        table={table}
        sheet={sheetHeight(props)}
        board={<LivePart part="board">{!isThere && <TableBoard table={table} />}</LivePart>}
        boards={
          <>
            <LivePart part="boards">{!isThere && <AllBoards table={table} />}</LivePart>
            <LivePart part="scores">{!isThere && <Scores table={table} />}</LivePart>
          </>
        }
        moves={
          <>
            {lesson}
            <PlanNote table={table} />
            <LivePart
              part="moves"
              isAsked={isMine}
              isTaught={lesson !== undefined}
              clocks={props.clocks}
              timeZone={timeZone}
              refusal={props.refusal}
              wanted={props.wanted}
            >
              {!isThere && <Side {...props} />}
            </LivePart>
            {me !== undefined && table.status === 'running' && <TurnBar />}
            {isMine && <ShortcutsSheet />}
            {isMine && <SayField stamp={props.stamp} say={props.say} />}
            {reach}
          </>
        }
        log={<Log table={table} isThere={isThere} />}
        wishes={props.wishes}
      />
      <Heard gameId={gameId} rows={heardRows(useWords(), table)} />
      <LiveMotion seq={table.seq} />
      {table.status === 'running' && <SoundIsland />}
      <LivePart part="nav">{!isThere && <ZonesNav table={table} />}</LivePart>
      <InspectDialog
        table={table}
        here={`/games/${gameId}`}
        inspected={inspected}
        island={<LiveInspect gameId={gameId} seq={table.seq} />}
      />
      <PlayInBrowser {...props} />
      <LiveTable gameId={gameId} version={table.version} busy={isMine} />
    </>
  );
}

/** How high the sheet of a phone stands: low while it is told above the board what was ringed there. */
function sheetHeight({ table, since, arrival }: TablePageProps): 'peek' | 'half' {
  if (since && !since.isSeen) return 'peek';
  const isMine = table.me !== undefined && table.waitingFor.includes(table.me);
  return isMine || arrival || table.status !== 'running' ? 'half' : 'peek';
}

/** What the table is played with in the browser. */
function playedWith({ table, arrival, wordsUrl }: TablePageProps) {
  if (!wordsUrl || arrival || table.status !== 'running') return undefined;
  return { packUrl: packUrl(table.pack), wordsUrl, sheetUrl: sheetOf(table.pack).url };
}

function PlayInBrowser(props: TablePageProps) {
  const { locale } = useWords();
  const urls = playedWith(props);
  const { gameId, version } = props.table;
  const isBare = isDrawnThere(props);
  return urls && <LiveIsland {...{ gameId, version, isBare, locale }} {...urls} />;
}

/** Whether the page that asks draws itself what steps change. */
function isDrawnThere(props: TablePageProps): boolean {
  const urls = props.drawnThere === undefined ? undefined : playedWith(props);
  return urls !== undefined && props.drawnThere === drawnWith(urls);
}

interface PartProps extends Pick<TablePageProps, 'table' | 'timeZone'> {
  readonly isThere: boolean;
}

function Moment({ table, timeZone, isThere }: PartProps) {
  return (
    <LivePart part="top" timeZone={timeZone}>
      {!isThere && <TopMoment table={table} timeZone={timeZone} />}
    </LivePart>
  );
}

function Log({ table, isThere }: PartProps) {
  return (
    <LivePart part="log">
      {!isThere && (
        <>
          <LogPanel table={table} />
          <Receipt table={table} />
        </>
      )}
    </LivePart>
  );
}

const afterEnd = (table: TableView) =>
  table.status !== 'running' && (
    <>
      <Rematch table={table} />
      <AfterEnd table={table} />
    </>
  );

/** What the visitor may do: the result, the moves panel, or who is waited for. */
function Side(props: TablePageProps) {
  const { table, refusal, clocks, arrival } = props;
  const { status, me, waitingFor } = table;
  if (arrival) return arrival;
  if (status === 'finished' && !refusal) return <FinalRanking table={table} />;
  return me !== undefined && waitingFor.includes(me) ? (
    <MovesPanel {...props} />
  ) : (
    <Watching table={table} refusal={refusal} clocks={clocks} after={afterEnd(table)} />
  );
}
