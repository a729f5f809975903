/** The worth of one more token or step, given the factor that final scoring multiplies it by. */
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Player } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import type { CountedKind, Grid } from '@/lib/game/engine/vocabulary';
import { readTable } from './tables';

/** Expected points of each square that a marker is pushed across. */
const SQUARE = 0.8;

/** Worth of one unit to this player; units outside products have a fixed worth. */
export function unitWorth(
  outlook: Outlook,
  player: Player,
  kind: Exclude<CountedKind, 'special-or-points'>,
): number {
  switch (kind) {
    case 'blue-token':
      return tokenWorth(outlook, player, 'hunger-wall');
    case 'red-token':
      return tokenWorth(outlook, player, 'cathedral');
    case 'wall-step':
      return sidewaysWorth(outlook, player, 'hunger-wall');
    case 'cathedral-step':
      return sidewaysWorth(outlook, player, 'cathedral');
    case 'wall-or-cathedral-step':
      return Math.max(
        sidewaysWorth(outlook, player, 'hunger-wall'),
        sidewaysWorth(outlook, player, 'cathedral'),
      );
    case 'university':
      return universityWorth(outlook, player);
    case 'gold-mine':
      return isTrackFull(outlook, player, 0) ? 0 : outlook.unit[kind];
    case 'quarry':
      return isTrackFull(outlook, player, 1) ? 0 : outlook.unit[kind];
    default:
      return outlook.unit[kind];
  }
}

/** A token counts as much as the column that its grid's marker will probably reach. */
function tokenWorth({ pack, weights, left }: Outlook, player: Player, grid: Grid): number {
  return readTable(
    pack.frameByGrid[grid].columnValues,
    player.grids[grid].column + weights.columns * left,
    left,
  );
}

/** One column further, every token of the grid scores more. */
function sidewaysWorth({ pack, weights, left }: Outlook, player: Player, grid: Grid): number {
  const { columnValues, token } = pack.frameByGrid[grid];
  const at = player.grids[grid].column;
  if (at + 1 >= columnValues.length) return 0;
  const ahead = weights.columns * left;
  const rise = readTable(columnValues, at + 1 + ahead, left) - readTable(columnValues, at + ahead, left);
  return SQUARE + rise * (player.tokens[token] + weights.tokens * left);
}

function universityWorth({ pack, weights, left }: Outlook, { heights }: Player): number {
  const { multiplierByHeight, top, overflowPoints } = pack.playerBoard.universityTrack;
  if (heights.university >= top) return overflowPoints;
  const ahead = heights.university + weights.universitySteps * left;
  const rise = readTable(multiplierByHeight, ahead + 1, left) - readTable(multiplierByHeight, ahead, left);
  return rise * (heights.technology + weights.technologySteps * left);
}

function isTrackFull({ pack }: Outlook, { counts }: Player, track: number): boolean {
  const { sealAtCount } = elementAt(pack.playerBoard.tracks, track);
  return counts[track === 0 ? 'gold-mine' : 'quarry'] >= sealAtCount;
}
