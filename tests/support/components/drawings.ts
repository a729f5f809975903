import type { TableView } from '@/lib/features/table/load/table-view';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city/city';
import { gridSvg } from '@/lib/game/drawing/grid';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import { elementAt } from '@/lib/game/engine/util';
import type { Wording } from '@/lib/game/wording/wording';

export const CAPTION = { title: 'title', desc: 'words' };

/** The action board of a seat. */
export const actionBoardOf = (
  words: Wording,
  { pack, view: { state } }: Pick<TableView, 'pack' | 'view'>,
  seat: number,
  mine: boolean,
): string => actionBoardSvg(pack, elementAt(state.players, seat), { words, seat, mine, caption: CAPTION });

/** The drawings of a table that have links, by name; the last one is the first seat's own board. */
export function drawingsOf(words: Wording, table: Pick<TableView, 'pack' | 'view' | 'seats'>) {
  const { pack, view, seats } = table;
  const on = { words, pack, state: view.state };
  return {
    crane: wheelSvg(on, CAPTION),
    city: citySvg(on, CAPTION, seats),
    bridge: bridgeSvg(on, CAPTION, seats),
    'Hunger Wall': gridSvg(on, 'hunger-wall', { ...CAPTION, title: words.t('table.hungerWall') }),
    Cathedral: gridSvg(on, 'cathedral', { ...CAPTION, title: words.t('table.cathedral') }),
    'action board': actionBoardOf(words, table, 0, true),
  };
}
