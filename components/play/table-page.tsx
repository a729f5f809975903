import type { ComponentProps, ReactNode } from 'react';
import { LogPanel } from '@/components/history/log-panel';
import { FilmStage } from '@/components/live/film/film-stage';
import type { LiveData } from '@/components/live/live-data';
import { LiveJoys } from '@/components/live/live-joys';
import { LiveInspect, LiveMotion, LivePart } from '@/components/live/live-part';
import { LiveTable } from '@/components/live/live-table';
import { NewsRegion } from '@/components/live/news-region';
import { OwnTurn } from '@/components/live/own-turn';
import { PlayedTable } from '@/components/live/played-table';
import { RecapStrip } from '@/components/live/recap-strip';
import { SoundIsland } from '@/components/live/sounds/sound-island';
import type { StepAction } from '@/components/move/forms/step-fields';
import { ShortcutsSheet } from '@/components/move/keys/keys-sheet';
import { TurnPicks } from '@/components/move/turn/turn-board';
import { PlanNote } from '@/components/plans/plan-note';
import { heardRows } from '@/components/play/words/reading';
import { SayField } from '@/components/play/words/say-form';
import { FinalRanking } from '@/components/table/ending/final-ranking';
import { InspectDialog } from '@/components/table/inspect/inspect-dialog';
import { TableFrame, type TableWishes } from '@/components/table/table-frame';
import { TableHeader } from '@/components/table/table-header';
import { ZonesNav } from '@/components/table/zones-nav';
import { SkipLink } from '@/components/ui/skip-link';
import type { SinceYouLeft } from '@/lib/features/history/recap';
import { sourceOf } from '@/lib/game/box/box';
import { useWords } from '@/lib/platform/i18n/current-words';
import { StillSide } from './still-side';

interface TablePageProps extends ComponentProps<typeof StillSide> {
  /** Data for playing in the browser; undefined for spectators. */
  readonly live?: LiveData | undefined;
  /** Handles a typed line. */
  readonly say: StepAction;
  /** Key of a piece to show as a close-up. */
  readonly inspected?: string | undefined;
  /** The text of a guided game, above the moves. */
  readonly lesson?: ReactNode;
  /** For readers who open a message without a seat here, in place of the moves panel. */
  readonly arrival?: ReactNode;
  /** A player's own solo game among their others, in its result. */
  readonly solo?: ReactNode;
  /** Whether final scoring counts up in this browser. */
  readonly counts?: boolean;
  /** Players whose messages could not be delivered, shown after the moves panel. */
  readonly reach?: ReactNode;
  /** The box it is played with. */
  readonly playedWith?: ReactNode;
  /** Number of other tables waiting for the reader. */
  readonly elsewhere?: number;
  readonly timeZone: string | undefined;
  readonly wishes?: TableWishes | undefined;
  /** Turns that the visitor has missed. */
  readonly since?: SinceYouLeft | undefined;
  /** Shown to a delegate and to a returning holder. */
  readonly seatNote?: ReactNode;
  readonly dismiss: (form: FormData) => Promise<void>;
}

/** The whole table: moves panel, board, boards, log. */
export function TablePage(props: TablePageProps) {
  const { live, table } = props;
  const { locale } = useWords();
  if (!live) return <Whole {...props} />;
  return (
    <PlayedTable
      key={`${table.gameId} ${table.me}`}
      initial={live}
      pack={sourceOf(table.pack)}
      locale={locale}
    >
      <FilmStage>
        <Whole {...props} />
      </FilmStage>
    </PlayedTable>
  );
}

function Whole(props: TablePageProps) {
  const { table, inspected, lesson, arrival, reach, elsewhere, timeZone, since, dismiss } = props;
  const { gameId, me, waitingFor } = table;
  const words = useWords();
  const isMine = me !== undefined && waitingFor.includes(me);
  const isPlayed = props.live !== undefined;
  const recap = since && <RecapStrip table={table} since={since} dismiss={dismiss} />;
  return (
    <>
      <OwnTurn
        isMine={isMine && !arrival}
        otherwise={<SkipLink to="#moves">{words.t('table.toYourMove')}</SkipLink>}
      >
        <SkipLink to="#step">{words.t('table.toYourMove')}</SkipLink>
      </OwnTurn>
      <SkipLink to={`/games/${gameId}/words`}>{words.t('board.title')}</SkipLink>
      <TableHeader
        table={table}
        elsewhere={elsewhere}
        playedWith={props.playedWith}
        timeZone={timeZone}
        moment={isPlayed && <LivePart part="top" timeZone={timeZone} />}
      />
      <TableFrame
        table={table}
        className="log-folds"
        sheet={sheetHeight(props)}
        board={isPlayed && <LivePart part="board" />}
        boards={
          isPlayed && (
            <>
              <LivePart part="boards" timeZone={timeZone} />
              <LivePart part="scores" />
            </>
          )
        }
        moves={
          <>
            {props.seatNote}
            {since && !since.isSeen && recap}
            {lesson}
            <PlanNote table={table} />
            <Side {...props} />
            {me !== undefined && (
              <OwnTurn isMine={isMine}>
                <ShortcutsSheet />
                <SayField stamp={props.stamp} say={props.say} />
              </OwnTurn>
            )}
            {reach}
            {since?.isSeen && recap}
          </>
        }
        log={isPlayed ? <LivePart part="log" /> : <LogPanel table={table} />}
        wishes={props.wishes}
      />
      {/* A table in play tells its own news. */}
      <NewsRegion gameId={gameId} rows={isPlayed ? [] : heardRows(words, table)} />
      <LiveMotion seq={table.seq} />
      {isPlayed && <LiveJoys />}
      {table.status === 'running' && <SoundIsland />}
      {isPlayed ? <LivePart part="nav" /> : <ZonesNav table={table} />}
      <TurnPicks>
        <InspectDialog
          table={table}
          here={`/games/${gameId}`}
          inspected={inspected}
          island={<LiveInspect gameId={gameId} seq={table.seq} />}
        />
      </TurnPicks>
      <LiveTable gameId={gameId} version={table.version} busy={isMine} />
    </>
  );
}

/** The initial height of a phone's sheet: low while the recap uses the board above it. */
function sheetHeight({ table, since, arrival }: TablePageProps): 'peek' | 'half' {
  if (since && !since.isSeen) return 'peek';
  const isMine = table.me !== undefined && table.waitingFor.includes(table.me);
  return isMine || arrival || table.status !== 'running' ? 'half' : 'peek';
}

/** The visitor's side: the result, the moves, or the player to move. */
function Side(props: TablePageProps) {
  const { table, refusal, clocks, turnBack, arrival, timeZone, wanted, known, stamp, action } = props;
  const { status, me, waitingFor } = table;
  const isMine = me !== undefined && waitingFor.includes(me);
  if (arrival) return arrival;
  if (status === 'finished' && !refusal)
    return <FinalRanking table={table} solo={props.solo} counts={props.counts} />;
  const slots = { clocks, turnBack, timeZone, refusal, wanted, known, stamp, action };
  if (props.live) return <LivePart part="moves" isAsked={isMine} {...slots} />;
  return <StillSide {...props} />;
}
