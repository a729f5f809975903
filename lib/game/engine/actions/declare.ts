/** Declaring a performance, and finishing it (TURN-2, TURN-3, TECH-G10). */
import { tileIn } from '@/lib/game/engine/board/rows';
import type { CommandOf, Context, SeatId, Slot } from '@/lib/game/engine/commands';
import { canCover, payCost, priceParams, shortagesOf } from '@/lib/game/engine/effects/gain';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError, reject, type Rejection } from '@/lib/game/engine/rejections';
import { currentPerformance, type Game, itemsOf, playerAt, type Rule } from '@/lib/game/engine/rule';
import type { ItemOf, State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { type Action, ACTIONS, type Cost, type Good } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { actionsOf } from './crane';
import {
  goodsAfterTile,
  isPerformable,
  nextRoadSpace,
  openSlots,
  payableSlots,
  type Prospect,
  reduceCost,
  surchargeOf,
  tileCost,
} from './feasible';
import { refillForUse, refusePrice } from './rows';
import { resolveInOrder } from './technology';

/** DEC-5, TURN-5. */
export const declareAction: Rule<CommandOf<'DeclareAction'>> = {
  refuse(game, seat, { action, context }) {
    if (currentPerformance(game.state)) return reject('finish-performance-first', 'R-25');
    const refusal = refuseContext(game, seat, context);
    if (refusal) return refusal;
    const granted = technologyItem(game.state, seat, context);
    if (context === 'main' && !mainActions(game).includes(action))
      return reject('action-not-on-tile', 'CRANE-6', { action });
    if (granted && granted.action !== 'any' && granted.action !== action)
      return reject('action-not-allowed', 'TECH-G10', { action });
    const prospect = { action, context, discount: granted?.discount };
    if (isPerformable(game.pack, game.state, seat, prospect)) return undefined;
    if (action === 'kings-road' && !nextRoadSpace(game.pack, game.state, seat))
      return reject('pawn-at-the-end', 'ROAD-2');
    const lacking = impossibleParams(game.pack, game.state, seat, prospect);
    return reject('action-impossible', 'TURN-6', { action, ...lacking });
  },
  candidates(game, seat) {
    const { turn } = game.state;
    if (currentPerformance(game.state)) return [];
    const contexts: Context[] = [
      ...(turn.tile && turn.main === 'open' ? (['main'] as const) : []),
      ...(turn.extra === 'bought' ? (['extra'] as const) : []),
      ...itemsOf(game.state, seat, 'perform').map((item): Context => `tech:${item.tile}`),
    ];
    return contexts.flatMap((context) =>
      actionsIn(game, context).map((action) => ({ type: 'DeclareAction' as const, action, context })),
    );
  },
};

export function decideDeclareAction(
  work: Work,
  seat: SeatId,
  { action, context }: CommandOf<'DeclareAction'>,
): void {
  refillForUse(work, action);
  const item = technologyItem(work.state, seat, context);
  if (item) work.close(item, 'answered');
  const top = work.player(seat).upgrades[action].at(-1);
  work.emit({
    type: 'ActionDeclared',
    seat,
    id: work.state.turn.performances.length + 1,
    action,
    context,
    ...(top ? { top: top.tile } : {}),
    ...(item?.discount ? { discount: item.discount } : {}),
    ...(item?.then ? { then: item.then } : {}),
  });
}

function refuseContext(
  { state }: Game,
  seat: SeatId,
  context: Context,
): ReturnType<typeof declareAction.refuse> {
  if (context === 'main') {
    if (!state.turn.tile) return reject('tile-not-taken', 'TURN-4');
    return state.turn.main === 'open' ? undefined : reject('main-action-done', 'TURN-2');
  }
  if (context === 'extra')
    return state.turn.extra === 'bought' ? undefined : reject('extra-not-bought', 'EXTRA-1');
  return technologyItem(state, seat, context) ? undefined : reject('no-such-context', 'TURN-3', { context });
}

/** In the order of `ACTIONS`. */
function actionsIn(game: Game, context: Context): readonly Action[] {
  const onTile = context === 'main' && mainActions(game);
  return onTile ? ACTIONS.filter((action) => onTile.includes(action)) : ACTIONS;
}

function mainActions({ pack, state }: Game): readonly string[] {
  return state.turn.tile ? actionsOf(pack, state, state.turn.tile.tile) : [];
}

function technologyItem(state: State, seat: SeatId, context: Context): ItemOf<'perform'> | undefined {
  return itemsOf(state, seat, 'perform').find((item) => `tech:${item.tile}` === context);
}

/**
 * Ends the current performance; a technology that granted it continues with its next part (TECH-G11, R-40).
 */
export function finishPerformance(work: Work, seat: SeatId): void {
  const current = currentPerformance(work.state);
  if (!current) throw new InvariantError('no performance is going on');
  work.emit({ type: 'ActionDone', seat, id: current.id });
  if (current.then)
    resolveInOrder(work, seat, current.then, {
      kind: 'technology',
      id: current.context.replace('tech:', ''),
    });
}

/** DEC-6: once per turn, two gold windows or one of each (EXTRA-1, EXTRA-2, EXTRA-3, EXTRA-5, WINDOW-2). */
export const buyExtraAction: Rule<CommandOf<'BuyExtraAction'>> = {
  refuse(game, seat, { pay: offered }) {
    if (game.state.turn.extra !== 'none') return reject('extra-already-bought', 'EXTRA-1');
    return refusePrice(game, seat, game.pack.playerBoard.extraAction.prices, offered, 'EXTRA-1');
  },
  candidates: (game, seat) =>
    game.pack.playerBoard.extraAction.prices
      .filter((price) => canCover(playerAt(game, seat).goods, price))
      .map((price) => ({ type: 'BuyExtraAction', pay: price })),
};

export function decideBuyExtraAction(
  work: Work,
  seat: SeatId,
  { pay: offered }: CommandOf<'BuyExtraAction'>,
): void {
  payCost(work, seat, offered, { kind: 'extra-action' });
  work.emit({ type: 'ExtraActionBought', seat });
}

// The missing goods of an action that cannot be performed (TURN-6, TURN-7).

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
function impossibleParams(pack: Pack, state: State, seat: SeatId, prospect: Prospect): Params {
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
