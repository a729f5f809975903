/**
 * Products in final scoring are worth more than their current points, because both factors will still
 * grow.
 */
import type { Outlook } from '@/lib/game/bots/outlook';
import { leaningOf } from '@/lib/game/bots/style-bias';
import type { ScoreLine } from '@/lib/game/engine/phases/final-lines';
import type { Player } from '@/lib/game/engine/state';
import { GRIDS } from '@/lib/game/engine/vocabulary';
import { readTable, SMOOTH_UNTIL } from './tables';

export function growthWorth(outlook: Outlook, player: Player, lines: readonly ScoreLine[]): number {
  if (outlook.left === 0) return 0;
  return (
    academicsGrowth(outlook, player) +
    tokensGrowth(outlook, player) +
    wallGrowth(outlook, player) +
    sealCorrection(outlook, lines)
  );
}

/** Expected points of a seal that scores goods. Most of today's stores will be spent before the end. */
const SPENDING_SEAL = 9;

function sealCorrection({ pack, left, character }: Outlook, lines: readonly ScoreLine[]): number {
  let sum = 0;
  for (const { source, id, points } of lines) {
    const end = source === 'seal' && id !== undefined ? pack.sealById.get(id)?.end : undefined;
    if (id === undefined || end?.kind !== 'spend-for-points') continue;
    const expected = SPENDING_SEAL * leaningOf(character, id);
    sum += Math.min(1, left / SMOOTH_UNTIL) * (expected - points);
  }
  return sum;
}

function academicsGrowth({ pack, weights, left }: Outlook, { heights }: Player): number {
  const { multiplierByHeight } = pack.playerBoard.universityTrack;
  const steps = Math.min(
    pack.playerBoard.technologyTrack.top,
    heights.technology + weights.technologySteps * left,
  );
  const multiplier = readTable(multiplierByHeight, heights.university + weights.universitySteps * left, left);
  const now = heights.technology * (multiplierByHeight[heights.university] ?? 0);
  return steps * multiplier - now;
}

function tokensGrowth({ pack, weights, left }: Outlook, player: Player): number {
  return GRIDS.reduce((sum, grid) => {
    const { columnValues, token } = pack.frameByGrid[grid];
    const { column } = player.grids[grid];
    const value = readTable(columnValues, column + weights.columns * left, left);
    const now = player.tokens[token] * (columnValues[column] ?? 0);
    return sum + (player.tokens[token] + weights.tokens * left) * value - now;
  }, 0);
}

function wallGrowth({ pack, weights, left }: Outlook, { walls }: Player): number {
  const points = (n: number): number =>
    pack.scoring.walls.steps.filter((step) => step.from <= n).at(-1)?.points ?? 0;
  const table = [0, 1, 2, 3, 4, 5, 6].map(points);
  return readTable(table, walls.length + weights.walls * left, left) - points(walls.length);
}
