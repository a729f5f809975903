/** What final scoring multiplies is worth more now than its lines say, because both factors will still grow. */
import type { Player } from '../../engine/state';
import { GRIDS } from '../../engine/vocabulary';
import type { Outlook } from '../outlook';

/** Turns before the end in which exact steps begin to count more than smooth growth. */
const SMOOTH_UNTIL = 6;

export function growthWorth(outlook: Outlook, player: Player): number {
  if (outlook.left === 0) return 0;
  return academicsGrowth(outlook, player) + tokensGrowth(outlook, player) + wallGrowth(outlook, player);
}

/** A table read between its entries, or at them, as near as the end is. */
function read(table: readonly number[], at: number, left: number): number {
  const top = table.length - 1;
  const x = Math.min(at, top);
  const low = Math.floor(x);
  const exact = table[low] ?? 0;
  const rise = ((table[top] ?? 0) - (table[0] ?? 0)) / top;
  const smooth = 0.5 * (exact + ((table[Math.min(low + 1, top)] ?? 0) - exact) * (x - low)) + 0.5 * rise * x;
  const weight = Math.min(1, left / SMOOTH_UNTIL);
  return weight * smooth + (1 - weight) * exact;
}

function academicsGrowth({ pack, weights, left }: Outlook, { heights }: Player): number {
  const { multiplierByHeight } = pack.playerBoard.universityTrack;
  const steps = Math.min(
    pack.playerBoard.technologyTrack.top,
    heights.technology + weights.technologySteps * left,
  );
  const multiplier = read(multiplierByHeight, heights.university + weights.universitySteps * left, left);
  const now = heights.technology * (multiplierByHeight[heights.university] ?? 0);
  return steps * multiplier - now;
}

function tokensGrowth({ pack, weights, left }: Outlook, player: Player): number {
  return GRIDS.reduce((sum, grid) => {
    const { columnValues, token } = pack.frameByGrid[grid];
    const { column } = player.grids[grid];
    const value = read(columnValues, column + weights.columns * left, left);
    const now = player.tokens[token] * (columnValues[column] ?? 0);
    return sum + (player.tokens[token] + weights.tokens * left) * value - now;
  }, 0);
}

function wallGrowth({ pack, weights, left }: Outlook, { walls }: Player): number {
  const points = (n: number): number =>
    pack.scoring.walls.steps.filter((step) => step.from <= n).at(-1)?.points ?? 0;
  const table = [0, 1, 2, 3, 4, 5, 6].map(points);
  return read(table, walls.length + weights.walls * left, left) - points(walls.length);
}
