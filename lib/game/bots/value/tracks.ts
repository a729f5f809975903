/**
 * Worth of mines and quarries, of the academic tracks ahead, of rows to climb and of progress along the
 * King's Road.
 */
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Player, State } from '@/lib/game/engine/state';
import { LEVELS, TRACKS } from '@/lib/game/engine/vocabulary';
import { productionOf } from './worth';

export function tracksWorth(outlook: Outlook, player: Player, state: State): number {
  if (outlook.left === 0) return 0;
  return (
    productionWorth(outlook, player) +
    sealWorth(outlook, player, state) +
    levelProgress(outlook, player) +
    Math.min(1, outlook.left / 4) *
      ((outlook.weights.road[player.road] ?? 0) + outlook.weights.cathedralRow * player.grids.cathedral.row)
  );
}

function productionWorth(outlook: Outlook, player: Player): number {
  const { left, weights } = outlook;
  return (
    productionOf(outlook, player, 'gold') * weights.goldProductions * left +
    productionOf(outlook, player, 'stone') * weights.stoneProductions * left
  );
}

/** Worth of held seal rights, and of progress to the next one, which counts more the nearer it is. */
function sealWorth({ pack, weights, left }: Outlook, player: Player, state: State): number {
  const unclaimed = pack.seals.length - state.seals.length;
  if (unclaimed === 0) return 0;
  const ahead = TRACKS.reduce((sum, track) => {
    const { startCount, sealAtCount } = pack.trackByName[track];
    const missing = sealAtCount - player.counts[track];
    if (missing <= 0 || missing > left) return sum;
    return (
      sum + (0.6 * weights.seal * (player.counts[track] - startCount) ** 2) / (sealAtCount - startCount) ** 2
    );
  }, 0);
  return ahead + 0.85 * weights.seal * Math.min(player.sealRights, unclaimed, player.cubes + 1);
}

/** The share of the next technology's worth for steps already taken towards it. */
function levelProgress({ pack, weights, left }: Outlook, { heights }: Player): number {
  const { levels } = pack.playerBoard.technologyTrack;
  const height = heights.technology;
  const next = LEVELS.find((level) => levels[level] > height);
  if (!next) return 0;
  const before = LEVELS.filter((level) => levels[level] <= height).at(-1);
  const from = before ? levels[before] : 0;
  return (
    (Math.min(1, left / 5) * weights.levelAhead * weights.level[next] * (height - from)) /
    (levels[next] - from)
  );
}
