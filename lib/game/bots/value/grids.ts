/** The worth of a step up on one of the grids. */
import type { Outlook } from '@/lib/game/bots/outlook';
import { crossingCost, canMoveUp, squareEffect } from '@/lib/game/engine/effects/grid';
import type { Player, State } from '@/lib/game/engine/state';
import { GRIDS, type Grid } from '@/lib/game/engine/vocabulary';
import { priceOf, worthOf } from './worth';

/** Worth of the tiles that the first player to enter the top tier can choose from. */
const PRIZE = 6;

/** The worth of the best free climb of one row, including the saved cost of a tier. */
export function climbWorth(outlook: Outlook, state: State, player: Player): number {
  return Math.max(0, ...GRIDS.map((grid) => rowWorth(outlook, state, player, grid)));
}

function rowWorth(outlook: Outlook, state: State, player: Player, grid: Grid): number {
  const { pack, seat } = outlook;
  if (!canMoveUp(pack, state, seat, grid)) return 0;
  const { rowPoints, tiers, topTierPrize } = pack.frameByGrid[grid];
  const { row, column } = player.grids[grid];
  const points = (rowPoints[row + 1] ?? 0) - (rowPoints[row] ?? 0);
  const isPrize = topTierPrize && state.bridgeStacks.cathedral > 0 && tiers.at(-1)?.rows[0] === row + 1;
  const square = worthOf(outlook, player, squareEffect(pack, state, grid, row + 1, column) ?? null);
  return (
    points + square + (isPrize ? PRIZE : 0) + 0.5 * priceOf(outlook, crossingCost(pack, state, seat, grid))
  );
}
