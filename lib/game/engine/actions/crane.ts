/** Taking an action tile and using the bonus of its slot (CRANE, SPECIAL, CRANE-2, CRANE-8). */
import { BlindWork } from '@/lib/game/engine/blind-work';
import { positionOf, tileAt } from '@/lib/game/engine/board/wheel';
import type { CommandOf, SeatId } from '@/lib/game/engine/commands';
import {
  canCover,
  fireAbilities,
  gainGood,
  payCost,
  refusePayment,
  scorePoints,
} from '@/lib/game/engine/effects/gain';
import { resolve } from '@/lib/game/engine/effects/resolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError, reject } from '@/lib/game/engine/rejections';
import { playerAt, type Game, type Rule } from '@/lib/game/engine/rule';
import type { State, WheelTile } from '@/lib/game/engine/state';
import { must, elementAt } from '@/lib/game/engine/util';
import type { Action, Effect } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { isAlwaysPossible, isPerformable } from './feasible';

const WHEEL = { kind: 'wheel' } as const;

/** DEC-1. */
export const takeActionTile: Rule<CommandOf<'TakeActionTile'>> = {
  refuse(game, seat, { position }) {
    const { state } = game;
    if (state.turn.tile) return reject('tile-already-taken', 'CRANE-13');
    const tile = tileAt(state, position);
    if (!tile) return reject('no-tile-there', 'CRANE-14', { position });
    const { cost } = elementAt(game.pack.crane.positions, position);
    const refusal = refusePayment(playerAt(game, seat).goods, cost, 'CRANE-7');
    if (refusal) return refusal;
    if (isUseful(game, seat, tile)) return undefined;
    const isOtherUseful = affordable(game, seat).some((other) => isUseful(game, seat, other));
    return isOtherUseful ? reject('actions-impossible', 'TURN-7') : undefined;
  },
  candidates: (game, seat) =>
    game.state.turn.tile
      ? []
      : affordable(game, seat).map((tile) => ({
          type: 'TakeActionTile',
          position: positionOf(game.state, tile),
        })),
};

export function decideTakeActionTile(
  work: Work,
  seat: SeatId,
  { position }: CommandOf<'TakeActionTile'>,
): void {
  const tile = tileAt(work.state, position);
  if (!tile) throw new InvariantError(`no action tile at position ${position}`);
  take(work, seat, tile);
}

/**
 * Pays, takes, scores the position or the 5-point token (CRANE-9, R-10), and opens the slot bonus (CRANE-10,
 * CRANE-12, R-58).
 */
function take(work: Work, seat: SeatId, { tile, sector, fivePoints }: WheelTile): void {
  const { crane } = work.pack;
  const position = positionOf(work.state, { sector });
  const { cost, points, zone } = elementAt(crane.positions, position);
  payCost(work, seat, cost, { kind: 'crane', id: zone });
  const { bonus } = elementAt(crane.sectors, sector);
  const actions = actionsOf(work.pack, work.state, tile);
  work.emit({ type: 'ActionTileTaken', seat, tile, position, sector, actions, ...(bonus ? { bonus } : {}) });
  const scored = fivePoints ? crane.overripeToken.points : points;
  scorePoints(work, seat, scored, { kind: 'crane', id: fivePoints ? crane.overripeToken.id : zone });
  if (scored > 0) fireAbilities(work, seat, 'crane-points');
}

function affordable(game: Game, seat: SeatId): readonly WheelTile[] {
  const { goods } = playerAt(game, seat);
  return game.state.crane.tiles.filter((tile) =>
    canCover(goods, elementAt(game.pack.crane.positions, positionOf(game.state, tile)).cost),
  );
}

/** whether taking the tile leaves an action that can still be performed this turn. */
function isUseful(game: Game, seat: SeatId, tile: WheelTile): boolean {
  const { pack, state } = game;
  if (actionsOf(pack, state, tile.tile).some(isAlwaysPossible)) return true;
  const { technologies } = playerAt(game, seat);
  if (technologies.some((owned) => must(pack.technologyById, owned.tile).use === 'once')) return true;
  const work = new BlindWork(pack, state);
  take(work, seat, tile);
  return isMainPossible(pack, work.state, seat) || hasExtraAction(pack, work.state, seat);
}

/** A bought extra action, or one that can be paid now or with the window of the slot. */
export function hasExtraAction(pack: Pack, state: State, seat: SeatId): boolean {
  const { extra, slotBonus } = state.turn;
  if (extra !== 'none') return extra === 'bought';
  const { goods } = elementAt(
    (slotBonus ? withSlotBonus(pack, state, seat, slotBonus) : state).players,
    seat,
  );
  return pack.playerBoard.extraAction.prices.some((price) => canCover(goods, price));
}

/** Whether an action of the tile taken can be performed, counting the slot bonus that is still open. */
export function isMainPossible(pack: Pack, state: State, seat: SeatId): boolean {
  const { tile, slotBonus } = state.turn;
  if (!tile) return false;
  const actions = actionsOf(pack, state, tile.tile);
  const isIn = (possible: State): boolean =>
    actions.some((action) => isPerformable(pack, possible, seat, { action, context: 'main' }));
  return isIn(state) || (slotBonus !== undefined && isIn(withSlotBonus(pack, state, seat, slotBonus)));
}

/** The actions of an action tile on the side in use (VARIANT-1). */
export function actionsOf(pack: Pack, state: State, tile: string): readonly [Action, Action] {
  return must(pack.actionTileById, tile).sides[state.setup.variant.actionSide];
}

function withSlotBonus(pack: Pack, state: State, seat: SeatId, bonus: Effect): State {
  const work = new BlindWork(pack, state);
  if (isCollectable(bonus)) collectBonus(work, seat, bonus);
  else if (bonus.kind === 'buy-egg' && canCover(work.player(seat).goods, bonus.cost))
    buyEgg(work, seat, bonus);
  return work.state;
}

/** Gold, stone and windows are simply gained; the egg is an offer and the special right a choice. */
export function isCollectable(bonus: Effect): boolean {
  return bonus.kind !== 'buy-egg' && bonus.kind !== 'special-or-points';
}

/** DEC-2. */
export const collectSlotBonus: Rule<CommandOf<'CollectSlotBonus'>> = {
  refuse({ state: { turn } }) {
    if (!turn.slotBonus) return reject('no-slot-bonus', 'CRANE-10');
    return isCollectable(turn.slotBonus) ? undefined : reject('not-collectable', 'CRANE-11');
  },
  candidates: () => [{ type: 'CollectSlotBonus' }],
};

export function decideCollectSlotBonus(work: Work, seat: SeatId): void {
  const { slotBonus } = work.state.turn;
  if (!slotBonus || !isCollectable(slotBonus)) throw new InvariantError('there is no slot bonus to collect');
  collectBonus(work, seat, slotBonus);
}

/** Gains the slot bonus; TECH-I2 and TECH-I3 react to gold and stone. */
export function collectBonus(work: Work, seat: SeatId, bonus: Effect): void {
  work.emit({ type: 'SlotBonusUsed', seat, how: 'collected', bonus });
  resolve(work, seat, bonus, WHEEL);
  if (bonus.kind === 'gold') fireAbilities(work, seat, 'wheel-gold');
  if (bonus.kind === 'stone') fireAbilities(work, seat, 'wheel-stone');
  if (bonus.kind === 'points') fireAbilities(work, seat, 'crane-points');
}

/** DEC-3. */
export const buyEggOffer: Rule<CommandOf<'BuyEgg'>> = {
  refuse(game, seat) {
    const { slotBonus } = game.state.turn;
    if (slotBonus?.kind !== 'buy-egg') return reject('no-egg-offer', 'CRANE-11');
    return refusePayment(playerAt(game, seat).goods, slotBonus.cost, 'CRANE-11');
  },
  candidates: () => [{ type: 'BuyEgg' }],
};

export function decideBuyEgg(work: Work, seat: SeatId): void {
  const { slotBonus } = work.state.turn;
  if (slotBonus?.kind !== 'buy-egg') throw new InvariantError('no egg is on offer');
  buyEgg(work, seat, slotBonus);
}

function buyEgg(work: Work, seat: SeatId, offer: Extract<Effect, { kind: 'buy-egg' }>): void {
  payCost(work, seat, offer.cost, WHEEL);
  work.emit({ type: 'SlotBonusUsed', seat, how: 'bought', bonus: offer });
  gainGood(work, seat, 'egg', 1, WHEEL);
}

/** DEC-4, DEV-6. */
export const scoreSpecialPoints: Rule<CommandOf<'ScoreSpecialPoints'>> = {
  refuse: ({ state }) =>
    state.turn.slotBonus?.kind === 'special-or-points' ? undefined : reject('no-special-right', 'SPECIAL-4'),
  candidates: () => [{ type: 'ScoreSpecialPoints' }],
};

export function decideScoreSpecialPoints(work: Work, seat: SeatId): void {
  turnSpecialIntoPoints(work, seat);
}

/** SPECIAL-4, SPECIAL-6, SPECIAL-5, R-24, R-44. */
export function turnSpecialIntoPoints(work: Work, seat: SeatId): void {
  const { slotBonus } = work.state.turn;
  if (slotBonus?.kind !== 'special-or-points')
    throw new InvariantError('there is no right to a special tile to be turned into points');
  work.emit({ type: 'SlotBonusUsed', seat, how: 'points', bonus: slotBonus });
  scorePoints(work, seat, slotBonus.n, WHEEL);
  fireAbilities(work, seat, 'crane-points');
}
