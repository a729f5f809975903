/** Lines of final scoring with the numbers behind them. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Player } from '@/lib/game/engine/state';
import { GRIDS, type SourceKind } from '@/lib/game/engine/vocabulary';
import type { Labelling } from './wording';
import { nameOf } from './names';
import { describeAmount } from './terms';

/** A count, its subject and the points per unit; a line with both is worth their product. */
export interface CountedPoints {
  readonly n: number;
  readonly times?: number;
}

/** The factors of a final scoring line; undefined if the name of a component is enough. */
export function countedFrom(
  pack: Pack,
  player: Player,
  source: SourceKind,
  id?: string,
): CountedPoints | undefined {
  switch (source) {
    case 'academics': {
      const { multiplierByHeight } = pack.playerBoard.universityTrack;
      return { n: player.heights.technology, times: multiplierByHeight[player.heights.university] ?? 0 };
    }
    case 'hunger-wall':
    case 'cathedral':
      return { n: player.grids[source].row };
    case 'tokens': {
      const grid = GRIDS.find((each) => pack.frameByGrid[each].token === id);
      if (!grid) return undefined;
      const { token, columnValues } = pack.frameByGrid[grid];
      return { n: player.tokens[token], times: columnValues[player.grids[grid].column] ?? 0 };
    }
    case 'wall-set':
      return { n: player.walls.length };
    case 'eggs':
      return { n: player.goods.egg };
    default:
      return undefined;
  }
}

type On = Labelling & { readonly pack: Pack };

/** The factors in words; empty if there is nothing to add. */
export function whyScored({ words, pack, state }: On, seat: SeatId, source: SourceKind, id?: string): string {
  const { t } = words;
  const player = state.players[seat];
  const counted = player && countedFrom(pack, player, source, id);
  if (!counted) return id === undefined ? '' : nameOf(words, pack, id);
  const { n, times = 0 } = counted;
  if (source === 'academics') return t('figures.why.academics', { n, times });
  if (source === 'wall-set') return t('figures.why.walls', { n });
  if (source === 'eggs') return describeAmount(words, 'egg', n);
  if (source !== 'tokens') return t('figures.why.row', { n });
  return t('figures.why.tokens', { tokens: describeAmount(words, tokenOf(id), n), times });
}

const tokenOf = (id: string | undefined) => (id === 'blue-token' ? 'blue-token' : 'red-token');
