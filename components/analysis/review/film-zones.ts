/** The parts of the board that the turn or the better line changed, drawn for both. */
import { drawnZone, sharedZones, type DrawnZone } from '@/components/history/compare-drawings';
import type { TableView } from '@/lib/features/table/load/table-view';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { playerBoardSvg } from '@/lib/game/drawing/player-board/player-board';
import type { SeatId } from '@/lib/game/engine/commands';
import { elementAt } from '@/lib/game/engine/util';
import type { Wording } from '@/lib/game/wording/wording';

export interface FilmZone {
  readonly name: string;
  readonly title: string;
  /** Side-by-side drawings need not be large. */
  readonly isSmall: boolean;
  readonly played: string;
  readonly better: string;
}

/** Both lines at one moment, with their start and end. */
export interface ComparedMoments {
  readonly seat: SeatId;
  readonly before: TableView;
  readonly ends: readonly TableView[];
  readonly played: TableView;
  readonly better: TableView;
}

/** Only parts that change, because a turn rarely affects more than half of the board. */
export function filmZones(
  words: Wording,
  { seat, before, ends, played, better }: ComparedMoments,
): FilmZone[] {
  const drawnAs = (table: TableView, other: TableView, side: 'a' | 'b') =>
    drawZones(words, { table, other, side, seat });
  const still = drawnAs(before, before, 'a');
  const later = ends.map((end) => drawnAs(end, end, 'a'));
  const [one, two] = [drawnAs(played, better, 'a'), drawnAs(better, played, 'b')];
  return still.flatMap(({ name, title, isSmall, svg }, i) => {
    if (later.every((zones) => elementAt(zones, i).svg === svg)) return [];
    return [{ name, title, isSmall, played: elementAt(one, i).svg, better: elementAt(two, i).svg }];
  });
}

interface Scene {
  readonly table: TableView;
  readonly other: TableView;
  readonly side: 'a' | 'b';
  readonly seat: SeatId;
}

interface SizedZone extends DrawnZone {
  readonly isSmall: boolean;
}

function drawZones(words: Wording, scene: Scene): readonly SizedZone[] {
  const { t } = words;
  const { table, side, seat } = scene;
  const { pack, view } = table;
  const player = elementAt(view.state.players, seat);
  const { city, crane, grids, rows, bridge } = sharedZones(words, scene);
  const board = drawnZone(side, 'board', t('inspect.playerBoard'), (caption) =>
    playerBoardSvg(pack, player, seat, caption),
  );
  const actions = drawnZone(side, 'actions', t('inspect.actionBoard'), (caption) =>
    actionBoardSvg(pack, player, { words, seat, mine: true, caption }),
  );
  return [crane, board, actions, city, ...grids, ...rows, bridge].map((zone) => ({
    ...zone,
    isSmall: zone !== city && zone !== bridge,
  }));
}
