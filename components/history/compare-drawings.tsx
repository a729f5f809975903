import { useId, type ReactNode } from 'react';
import { Drawing } from '@/components/board/drawing';
import type { TableView } from '@/lib/features/table/load/table-view';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { atKey, AT_KINDS } from '@/lib/game/drawing/board-location';
import { boardOnPage } from '@/lib/game/drawing/board-picture';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import type { SeatId } from '@/lib/game/engine/commands';
import { elementAt } from '@/lib/game/engine/util';
import { GRIDS, ROWS, type Grid } from '@/lib/game/engine/vocabulary';
import { unlikePlaces } from '@/lib/game/recap/differences';
import { capitalize } from '@/lib/game/wording/wording';
import { useWords } from '@/lib/platform/i18n/current-words';

interface MomentProps {
  readonly table: TableView;
  /** The moment to compare with. */
  readonly other: TableView;
  /** Title of the moment, if step numbers cannot tell the two apart. */
  readonly title?: string | undefined;
  /** In a line, which has no addresses: the seat whose boards are shown as well. */
  readonly seat?: SeatId;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The shared board of a moment, small, with rings where the other moment differs. */
export function MomentBoard({ table, other, title, seat, ...more }: MomentProps) {
  const { className = 'stack', children } = more;
  const words = useWords();
  const { t } = words;
  const { pack, gameId, seq, view } = table;
  const name = title ?? capitalize(t('table.step', { step: seq }));
  const on = { words, pack, state: view.state };
  return (
    <section className={`panel ${className}`} aria-label={name}>
      <h2>{seat === undefined ? <a href={`/games/${gameId}/at/${seq}`}>{name}</a> : name}</h2>
      {children}
      <Drawing
        pack={pack}
        svg={boardOnPage(on, t('history.boardOf', { moment: name }), unlikeMarks(table, other))}
        className="mx-auto aspect-[1000/1330] w-full max-w-136 drawing-wide"
      />
      {seat !== undefined && <SeatBoards table={table} seat={seat} />}
    </section>
  );
}

/** The link to a close-up, which is removed here. A non-link may not have the label either. */
const LINK = /<a href="\?look=[^"]*" (data-at="[^"]*")(?: aria-label="[^"]*")?(?: tabindex="-1")?/g;

/** The boards of a seat at a moment, without links. */
function SeatBoards({ table: { pack, view }, seat }: { readonly table: TableView; readonly seat: SeatId }) {
  const words = useWords();
  const { t } = words;
  const id = useId();
  const player = elementAt(view.state.players, seat);
  const captionOf = (title: string, name: string) => ({ title, desc: '', id: `${id}-${name}` });
  const board = playerBoardSvg(pack, player, seat, captionOf(t('inspect.playerBoard'), 'board'));
  const caption = captionOf(t('inspect.actionBoard'), 'actions');
  const actions = actionBoardSvg(pack, player, { words, seat, mine: true, caption });
  return [board, actions].map((svg, i) => (
    <Drawing key={i} pack={pack} svg={svg.replaceAll(LINK, '<a $1')} className="mx-auto w-full max-w-136" />
  ));
}

/** The places and squares of a moment that are different in the other one. */
function unlikeMarks(table: TableView, other: TableView) {
  const [here, there] = [table.view.state, other.view.state];
  const slots = ROWS.flatMap((row) =>
    here.rows[row].slots.flatMap((id, slot) =>
      there.rows[row].slots[slot] === id ? [] : [atKey('slot', `${row}-${slot}`)],
    ),
  );
  const squares = GRIDS.flatMap((grid) => unlikeSquares(table, other, grid));
  return { keys: new Set([...unlikeKeys(table, other), ...slots]), squares };
}

/** The keys of unlike places. Only the squares of a project are marked, not the whole project. */
export function unlikeKeys({ pack, view }: TableView, other: TableView): readonly string[] {
  return unlikePlaces(pack, view.state, other.view.state).flatMap(([name, id]) => {
    const kind = name === 'grid' ? undefined : AT_KINDS.find((entry) => entry === name);
    return kind ? [atKey(kind, id)] : [];
  });
}

function unlikeSquares({ view }: TableView, other: TableView, grid: Grid) {
  return view.state.players.flatMap(({ grids }, seat) => {
    const [{ row, column }, there] = [grids[grid], other.view.state.players[seat]?.grids[grid]];
    return row === there?.row && column === there.column ? [] : [{ grid, row, column }];
  });
}
