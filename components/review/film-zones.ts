/** The parts of the board on which a turn or the better line changed something, drawn for both. */
import { LINK, rowOf, squaresOf } from '@/components/history/compare-drawings';
import type { TableView } from '@/lib/features/table/table-view';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city';
import { gridSvg } from '@/lib/game/drawing/grid';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import type { SeatId } from '@/lib/game/engine/commands';
import { nth } from '@/lib/game/engine/util';
import { GRIDS, ROWS } from '@/lib/game/engine/vocabulary';
import type { Wording } from '@/lib/game/wording/wording';

export interface FilmZone {
  readonly name: string;
  readonly title: string;
  /** Drawings beside each other need not be large. */
  readonly isSmall: boolean;
  readonly played: string;
  readonly better: string;
}

/** Both lines at one moment, and where each begins and ends. */
export interface Moments {
  readonly seat: SeatId;
  readonly before: TableView;
  readonly ends: readonly TableView[];
  readonly played: TableView;
  readonly better: TableView;
}

/** Only what changes: a turn seldom touches more than half of the board. */
export function filmZones(words: Wording, { seat, before, ends, played, better }: Moments): FilmZone[] {
  const drawnAs = (table: TableView, other: TableView, side: 'a' | 'b') =>
    drawn(words, { table, other, side, seat });
  const still = drawnAs(before, before, 'a');
  const later = ends.map((end) => drawnAs(end, end, 'a'));
  const [one, two] = [drawnAs(played, better, 'a'), drawnAs(better, played, 'b')];
  return still.flatMap(({ name, title, isSmall, svg }, i) => {
    if (later.every((zones) => nth(zones, i).svg === svg)) return [];
    return [{ name, title, isSmall, played: nth(one, i).svg, better: nth(two, i).svg }];
  });
}

interface Scene {
  readonly table: TableView;
  readonly other: TableView;
  readonly side: 'a' | 'b';
  readonly seat: SeatId;
}

interface Drawn {
  readonly name: string;
  readonly title: string;
  readonly isSmall: boolean;
  readonly svg: string;
}

function drawn(words: Wording, scene: Scene): readonly Drawn[] {
  const { t } = words;
  const { table, other, side, seat } = scene;
  const { pack, view } = table;
  const on = { words, pack, state: view.state };
  const player = nth(view.state.players, seat);
  const caption = (name: string, title: string) => ({ title, desc: '', id: `${side}-${name}` });
  const zone = (name: string, title: string, isSmall: boolean, svg: string): Drawn => ({
    name,
    title,
    isSmall,
    svg: svg.replaceAll(LINK, '<a $1'),
  });
  const grids = { 'hunger-wall': t('table.hungerWall'), cathedral: t('table.cathedral') };
  const [board, actions] = [t('inspect.playerBoard'), t('inspect.actionBoard')];
  return [
    zone('crane', t('table.crane'), true, wheelSvg(on, caption('crane', t('table.crane')))),
    zone('board', board, true, playerBoardSvg(pack, player, seat, caption('board', board))),
    zone(
      'actions',
      actions,
      true,
      actionBoardSvg(pack, player, { words, seat, mine: true, caption: caption('actions', actions) }),
    ),
    zone('city', t('table.city'), false, citySvg(on, caption('city', t('table.city')))),
    ...GRIDS.map((grid) => {
      const svg = gridSvg(on, grid, caption(grid, grids[grid]));
      const marked = svg.replace(/<\/svg>$/, `${squaresOf(table, other, grid)}</svg>`);
      return zone(grid, grids[grid], true, marked);
    }),
    ...ROWS.map((row) => zone(`row-${row}`, '', true, rowOf(words, row, { table, other, side }))),
    zone(
      'bridge',
      t('table.roadAndBridge'),
      false,
      bridgeSvg(on, caption('bridge', t('table.roadAndBridge'))),
    ),
  ];
}
