/** Worth of the action board: future bonuses of the top upgrades, and symbols that may still be matched. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { oppositeSide, printedAt, turnSide } from '@/lib/game/engine/board/hex';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { PlacedTile, Player } from '@/lib/game/engine/state';
import { must } from '@/lib/game/engine/util';
import { ACTIONS, type Action, type Effect } from '@/lib/game/engine/vocabulary';
import { worthOf } from './worth';

const actions: ReadonlySet<string> = new Set(ACTIONS);

export function boardWorth(outlook: Outlook, player: Player): number {
  if (outlook.left === 0) return 0;
  return upgradesWorth(outlook, player) + openSymbols(outlook, player);
}

function upgradesWorth(outlook: Outlook, player: Player): number {
  let sum = 0;
  for (const action of ACTIONS) {
    const top = player.upgrades[action].at(-1);
    if (top) sum += bonusWorth(outlook, player, must(outlook.pack.upgradeById, top.tile).bonus, action);
  }
  return sum;
}

/** The worth of an action's bonus over the remaining turns. The road ends after five performances. */
export function bonusWorth(outlook: Outlook, player: Player, bonus: Effect, action: Action): number {
  const expected = outlook.weights.performances * outlook.left;
  const uses = action === 'kings-road' ? Math.min(expected, 5 - player.road) : expected;
  return uses * worthOf(outlook, player, bonus);
}

/** Worth of unmatched sides that face another place of the board, and of all corners. */
function openSymbols(outlook: Outlook, player: Player): number {
  const { pack, weights } = outlook;
  let sum = 0;
  for (const [place, placed] of lyingTiles(player)) {
    const tile = pack.upgradeById.get(placed.tile) ?? must(pack.wallById, placed.tile);
    const { across } = must(pack.actionBoardPlaces.places, place);
    for (const { side, gain } of tile.edges) {
      const other = across[turnSide(side, placed.rotation)];
      if (other && !hasSymbol(pack, player, other, oppositeSide(turnSide(side, placed.rotation))))
        sum += weights.openEdge * worthOf(outlook, player, gain);
    }
    sum += weights.openCorner * tile.corners.length;
  }
  return sum * Math.min(1, outlook.left / 6);
}

function lyingTiles(player: Player): readonly (readonly [string, PlacedTile])[] {
  const out: (readonly [string, PlacedTile])[] = [];
  for (const action of ACTIONS) {
    const top = player.upgrades[action].at(-1);
    if (top) out.push([action, top]);
  }
  for (const wall of player.walls) out.push([wall.cell, wall]);
  return out;
}

/**
 * Whether a tile decides that side already: an upgrade with a symbol there, or any wall, which is
 * permanent.
 */
function hasSymbol(pack: Pack, player: Player, place: string, side: number): boolean {
  if (actions.has(place)) {
    const top = player.upgrades[place as Action].at(-1);
    if (!top) return false;
    const printed = printedAt(side, top.rotation);
    return must(pack.upgradeById, top.tile).edges.some((edge) => edge.side === printed);
  }
  return player.walls.some((wall) => wall.cell === place);
}
