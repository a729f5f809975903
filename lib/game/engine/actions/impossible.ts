/** The missing goods of an action that cannot be performed (TURN-6, TURN-7). */
import { tileIn } from '@/lib/game/engine/board/rows';
import type { SeatId, Slot } from '@/lib/game/engine/commands';
import { priceParams, shortagesOf } from '@/lib/game/engine/effects/payment';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection } from '@/lib/game/engine/rejections';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import type { Cost, Good } from '@/lib/game/engine/vocabulary';
import {
  goodsAfterTile,
  nextRoadSpace,
  openSlots,
  payableSlots,
  reduceCost,
  surchargeOf,
  tileCost,
  type Prospect,
} from './feasible';

type Params = NonNullable<Rejection['params']>;
type Goods = Readonly<Record<Good, number>>;
interface Price {
  readonly goods: Goods;
  readonly cost: Cost;
  /** The tile or site with this price. */
  readonly of: Params;
}

/**
 * Parameters of a refused declaration: the price of the nearest option with the missing goods. If no
 * payment would help, `lacks` is `tile` for an empty row, `cell` for a full action board, or `site` for a
 * full city.
 */
export function impossibleParams(pack: Pack, state: State, seat: SeatId, prospect: Prospect): Params {
  switch (prospect.action) {
    case 'construct-wall': {
      const { walls } = elementAt(state.players, seat);
      if (walls.length >= pack.actionBoard.wallCells.length) return { lacks: 'cell' };
      return nearest(tilePrices(pack, state, seat, 'wall', prospect)) ?? { lacks: 'tile' };
    }
    case 'construct-building': {
      const payable = payableSlots(pack, state, seat, 'building', prospect);
      if (payable.length === 0)
        return nearest(tilePrices(pack, state, seat, 'building', prospect)) ?? { lacks: 'tile' };
      return nearest(sitePrices(pack, state, seat, payable, prospect)) ?? { lacks: 'site' };
    }
    case 'kings-road': {
      const space = nextRoadSpace(pack, state, seat);
      return space ? priceParams(elementAt(state.players, seat).goods, space.entry) : {};
    }
    case 'upgrade-action':
      return { lacks: 'tile' };
    case 'manage-mines':
    case 'manage-quarries':
      return {};
  }
}

function tilePrices(
  pack: Pack,
  state: State,
  seat: SeatId,
  row: 'wall' | 'building',
  { context, discount }: Prospect,
): readonly Price[] {
  const { goods } = elementAt(state.players, seat);
  return openSlots(state, row, context).map((slot) => ({
    goods,
    cost: reduceCost(tileCost(pack, state, row, slot), discount),
    of: { tile: tileIn(state, row, slot) },
  }));
}

/** Surcharges of the free sites, due after the tile. */
function sitePrices(
  pack: Pack,
  state: State,
  seat: SeatId,
  slots: readonly Slot[],
  { discount }: Prospect,
): readonly Price[] {
  const free = pack.city.sites.filter((site) => !state.buildings.some((built) => built.site === site.id));
  return slots.flatMap((slot) => {
    const goods = goodsAfterTile(pack, state, seat, slot, discount);
    const cost = tileCost(pack, state, 'building', slot);
    return free.map((site) => ({
      goods,
      cost: { gold: surchargeOf(site, cost, discount) },
      of: { site: site.id },
    }));
  });
}

/** The price with the fewest missing pieces; the first of several. */
function nearest(prices: readonly Price[]): Params | undefined {
  const [best] = [...prices].sort((a, b) => piecesShort(a) - piecesShort(b));
  return best && { ...best.of, ...priceParams(best.goods, best.cost) };
}

function piecesShort({ goods, cost }: Price): number {
  return shortagesOf(goods, cost).reduce((sum, { short }) => sum + short, 0);
}
