/** The row above a marker on a project, and the price of its tier. */
import type { Cost, Grid } from '@/lib/game/engine/vocabulary';
import type { Labelling } from './labelling';

/** Applies to the player to move; a row within the same tier costs nothing (GRID-6). */
export function rowAbove(
  { pack, state }: Labelling,
  grid: Grid,
): { readonly row: number; readonly cost: Cost } {
  const row = (state.players[state.turn.seat]?.grids[grid].row ?? -1) + 1;
  const frame = pack.grids.frames.find((entry) => entry.id === grid);
  return { row, cost: frame?.tiers.find((tier) => tier.rows[0] === row)?.crossing ?? {} };
}
