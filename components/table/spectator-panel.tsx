import type { ReactNode } from 'react';
import { TurnBackButton, TurnBackNote, type TurnBackSlot } from '@/components/clocks/turn-back';
import { JustHappened } from '@/components/move/just-happened';
import { OpenItems } from '@/components/move/open-items';
import { RefusalNotice, type Refusal } from '@/components/move/refusal-notice';
import { ShareTurn } from '@/components/move/share-turn';
import { KeptSeat } from '@/components/seats/kept-seat';
import { OpenForAll } from '@/components/table/new-table/open-for-all';
import { waitingWords } from '@/components/table/top-moment';
import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import { newestTurn } from '@/lib/game/recap/timeline';
import { seatName } from '@/lib/game/wording/names';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

interface WatchingProps {
  readonly table: TableView;
  readonly refusal?: Refusal | undefined;
  /** The deadlines of the players to move. */
  readonly clocks?: ReactNode;
  readonly turnBack?: TurnBackSlot | undefined;
  /** Shown after the game. */
  readonly after?: ReactNode;
}

/** Shown in place of the moves panel to spectators, and to players outside their turn. */
export function SpectatorPanel({ table, refusal, clocks, turnBack, after }: WatchingProps) {
  const words = useWords();
  const { me, seats, status, options, pack, view, inTurn, waitingFor } = table;
  const isPlaying = me !== undefined && status === 'running';
  const advised = advisedSeat(table);
  const hasButton = isPlaying || table.invited !== undefined || advised !== undefined;
  const absent = seats.filter((seat) => !seat.seated);
  // The clocks say it of those who are to move.
  const named = absent.filter(({ seat }) => !clocks || !waitingFor.includes(seat));
  return (
    <section
      id="moves"
      tabIndex={-1}
      className="panel stack phone:pt-3"
      aria-label={words.t('table.yourMove')}
    >
      {/* A phone's header shows it too, so the button gets this place. */}
      <h2 className={hasButton ? 'initial in-data-[height=peek]:phone:sr-only' : 'initial'}>
        {waitingWords(words, table)}
      </h2>
      <KeptSeat gameId={table.gameId} seat={table.invited} />
      {advised !== undefined && (
        <TextLink className="btn btn-main btn-wide" href={`/games/${table.gameId}/mentor`}>
          {words.t('table.readAdvised', { name: seatName(words, seats, advised) })}
        </TextLink>
      )}
      {isPlaying && (
        <div className="flex flex-col gap-2 phone:flex-row [&>*]:flex-1">
          <TextLink className="btn btn-wide phone:px-2" href={`/games/${table.gameId}/plan`}>
            {words.t('table.planMine')}
          </TextLink>
          <TurnBackButton table={table} slot={turnBack} />
        </div>
      )}
      <TurnBackNote table={table} slot={turnBack} />
      {table.me !== undefined && (
        <ShareTurn table={table} turn={newestTurn(table.log, table.me)} className="btn btn-wide" />
      )}
      <RefusalNotice refusal={refusal} />
      <JustHappened table={table} />
      {inTurn && <p id="in-turn">{words.t('table.inTurn', { name: seatName(words, seats, inTurn.seat) })}</p>}
      <p className="small">
        {[hereWords(words, table), status === 'running' ? words.t('table.loadsAgain') : '']
          .filter(Boolean)
          .join(' ')}
      </p>
      {(named.length > 0 || (table.isHost && absent.length > 0)) && (
        <p className="small muted">
          {named.length > 0 &&
            words.t('table.notSeated', { names: named.map(({ name }) => name).join(', ') })}{' '}
          {table.isHost && (
            <TextLink href={`/games/${table.gameId}/seats`}>{words.t('table.theirLinks')}</TextLink>
          )}
        </p>
      )}
      {options && <OpenItems on={{ words, pack, state: view.state }} open={options.open} />}
      <OpenForAll table={table} />
      {after}
      {clocks}
      {status === 'running' && (
        <noscript>
          <meta httpEquiv="refresh" content="60" />
        </noscript>
      )}
    </section>
  );
}

/** The seat whose mentor the visitor is. */
const advisedSeat = ({ helpers = [] }: TableView): SeatId | undefined =>
  helpers.find(({ isMe, isOver, power }) => isMe && !isOver && power === 'mentor')?.seat;

/** The visitor's role at the table; empty if a seat is reserved for them. */
function hereWords(words: Wording, table: TableView): string {
  const { me, invited, former, seats, delegate } = table;
  if (invited !== undefined) return '';
  const advised = advisedSeat(table);
  if (advised !== undefined) return words.t('table.advising', { name: seatName(words, seats, advised) });
  if (me !== undefined)
    return words.t(delegate ? 'table.playHereFor' : 'table.sitHereAs', { name: seatName(words, seats, me) });
  return words.t(former === undefined ? 'table.watching' : 'table.readingOn');
}
