/** A short text that identifies a position within a turn, so the search visits it once by any path. */
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Thought } from '@/lib/game/bots/steps';
import type { Item, Player } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';

export function thoughtKeyOf({ seat }: Outlook, { state, drawn, isCertain }: Thought): string {
  const { turn, items, rows } = state;
  const performances = turn.performances.map((p) => `${p.action}${p.done ? 1 : 0}${p.paid ? 1 : 0}`);
  const open = items.filter((item) => item.seat === seat).map(ofItem);
  return [
    turn.tile?.tile ?? '',
    turn.main,
    turn.extra,
    turn.slotBonus ? 1 : 0,
    performances.join(),
    open.join(),
    drawn.toFixed(2),
    isCertain ? 1 : 0,
    rows.upgrade.slots.join(),
    rows.wall.slots.join(),
    rows.building.slots.join(),
    state.buildings.at(-1)?.site,
    state.bridge.map((place) => (place.plank ? 1 : 0)).join(''),
    state.seals.length,
    ofPlayer(elementAt(state.players, seat)),
  ].join('|');
}

/** Includes the tile or choice that opened the item, because a tile used at once leaves no other trace. */
function ofItem(item: Item): string {
  const detail = item.kind === 'choice' ? JSON.stringify(item.of) : 'tile' in item ? item.tile : '';
  return `${item.kind}${item.id}${detail}`;
}

function ofPlayer(player: Player): string {
  const { goods, tokens, heights, counts, grids } = player;
  const last = player.walls.at(-1);
  return [
    player.score,
    Object.values(goods).join(),
    Object.values(tokens).join(),
    Object.values(heights).join(),
    Object.values(counts).join(),
    grids['hunger-wall'].row,
    grids['hunger-wall'].column,
    grids.cathedral.row,
    grids.cathedral.column,
    player.road,
    player.cubes,
    player.sealRights,
    player.walls.length,
    last ? `${last.cell}${last.rotation}` : '',
    player.technologies.map((owned) => owned.tile).join(),
    Object.values(player.upgrades)
      .map((stack) => `${stack.length}${stack.at(-1)?.tile ?? ''}${stack.at(-1)?.rotation ?? ''}`)
      .join(),
  ].join('.');
}
