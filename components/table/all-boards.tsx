import { ParlerPanel } from '@/components/board/parler-panel';
import { PlayerPanel, RivalPanel, type PanelProps } from '@/components/board/player-panel';
import { helperMarks } from '@/components/seats/helper-marks';
import { Scores } from '@/components/table/ending/scores';
import type { SeatInfo, TableView } from '@/lib/features/table/load/table-view';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Wording } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

export interface BoardsProps {
  readonly table: TableView;
  /** The seat whose boards are open; by default the reader's. */
  readonly open?: SeatId | undefined;
  /** Only for the table as it is now: shows who helps the holders. */
  readonly now?: { readonly timeZone: string | undefined } | undefined;
}

/** All players' boards: the reader's first and open, then the others in turn order. */
export function AllBoards({ table, open = table.me, now }: BoardsProps) {
  const words = useWords();
  const { state } = table.view;
  const first = open ?? state.turn.seat;
  const others = state.players.map((_, i) => (first + i) % state.players.length).slice(1);
  const mine = panelProps(words, table, first, now);
  return (
    <>
      {mine && <PlayerPanel {...mine} />}
      {others.length > 0 && (
        <div id="rivals" className="panel zone rivals grid min-w-0 content-start gap-1.25">
          {others.map((seat) => (
            <Rival key={seat} {...{ table, seat, now }} />
          ))}
        </div>
      )}
    </>
  );
}

function Rival({ table, seat, now }: BoardsProps & { readonly seat: number }) {
  const props = panelProps(useWords(), table, seat, now);
  if (!props) return null;
  const info = infoOf(table, seat);
  return info?.automatic ? (
    <ParlerPanel {...props} name={info.name} log={table.log} />
  ) : (
    <RivalPanel {...props} />
  );
}

const infoOf = ({ seats }: TableView, seat: number): SeatInfo | undefined =>
  seats.find((entry) => entry.seat === seat);

/** The props of a seat's panel. */
export function panelProps(
  words: Wording,
  table: TableView,
  seat: number,
  now?: BoardsProps['now'],
): PanelProps | undefined {
  const { t } = words;
  const { view, me, reader = me, seats, pack, scores, waitingFor } = table;
  const player = view.state.players[seat];
  const info = infoOf(table, seat);
  if (!player) return undefined;
  const marks = [
    ...(seat === reader ? [t('table.mark.you')] : []),
    ...(info?.bot ? [t(`table.mark.${info.bot}`)] : []),
    ...(waitingFor.includes(seat) ? [t('table.mark.toMove')] : []),
    ...(now ? helperMarks(words, table, seat, now.timeZone) : []),
  ];
  // A finished game cannot end now, but at an earlier moment it could have.
  const isOver = table.status !== 'running' && table.seq === table.latestSeq;
  const score = isOver ? undefined : scores.find((entry) => entry.seat === seat);
  return { pack, state: view.state, seats, seat, player, score, marks };
}

/** The players' boards with the scores. */
export function TableBoards({ table, now }: Pick<BoardsProps, 'table' | 'now'>) {
  return (
    <>
      <AllBoards table={table} now={now} />
      <Scores table={table} />
    </>
  );
}
