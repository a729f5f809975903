/**
 * Gains of goods, tokens and points with their immediate consequences: wealth bonuses and lasting
 * abilities.
 */
import { freeEffectOf } from '@/lib/game/engine/board/road';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import { reject, type Rejection } from '@/lib/game/engine/rejections';
import type { Source, State } from '@/lib/game/engine/state';
import { elementAt, listEntries, must } from '@/lib/game/engine/util';
import {
  type Cost,
  type Good,
  GOODS,
  ROAD_SPACES,
  type Token,
  type Trigger,
} from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/**
 * Gains `n` of a good; gold and stone beyond the limit are lost (WEALTH-1, EGG-1, WINDOW-1, SETUP-3, R-45).
 */
export function gainGood(work: Work, seat: SeatId, what: Good, n: number, source: Source): void {
  const have = work.player(seat).goods[what];
  const limit = what === 'gold' || what === 'stone' ? work.pack.playerBoard.limits[what] : Infinity;
  const gained = Math.min(n, limit - have);
  work.emit({ type: 'Gained', seat, what, n: gained, ...(gained < n ? { lost: n - gained } : {}), source });
  if (what === 'egg') for (let i = 0; i < n; i += 1) fireAbilities(work, seat, 'egg');
  if (what === 'gold' || what === 'stone') payWealthBonuses(work, seat);
}

/** Gains `n` tokens of one colour (TOKEN-1, TECH-II1, TECH-II2). */
export function gainToken(work: Work, seat: SeatId, what: Token, n: number, source: Source): void {
  work.emit({ type: 'Gained', seat, what, n, source });
  fireAbilities(work, seat, what);
}

/** Scores points; zero points emit no event (INV-54). */
export function scorePoints(work: Work, seat: SeatId, points: number, source: Source): void {
  if (points > 0) work.emit({ type: 'Scored', seat, points, source });
}

/** Pays a cost; callers must check that the seat can pay it (TIMING-3). */
export function payCost(work: Work, seat: SeatId, cost: Cost, source: Source): void {
  const due = Object.fromEntries(listEntries(cost).filter(([, n]) => n > 0));
  if (Object.keys(due).length > 0) work.emit({ type: 'Paid', seat, cost: due, source });
}

/** Whether the goods cover a cost. */
export function canCover(goods: Readonly<Record<Good, number>>, cost: Cost): boolean {
  return GOODS.every((good) => goods[good] >= (cost[good] ?? 0));
}

/**
 * Pays the active abilities of a seat that react to `trigger`: its technologies (TECH-G6) and the road
 * tile under its pawn (VARIANT-11, R-31).
 */
export function fireAbilities(work: Work, seat: SeatId, trigger: Trigger): void {
  for (const { tile, active } of work.player(seat).technologies) {
    const { effect } = must(work.pack.technologyById, tile);
    if (!active || effect.kind !== 'ability' || effect.trigger !== trigger) continue;
    const oncePerTurn = effect.limit === 'once-per-turn';
    if (oncePerTurn && work.state.turn.abilities.includes(`${seat}:${tile}`)) continue;
    work.emit({ type: 'AbilityUsed', seat, tile, oncePerTurn });
    work.resolve(seat, effect.gain, { kind: 'technology', id: tile });
  }
  fireRoadTile(work, seat, trigger);
}

function fireRoadTile(work: Work, seat: SeatId, trigger: Trigger): void {
  const numeral = ROAD_SPACES[work.player(seat).road - 1];
  const space = numeral && work.pack.roadSpaceByNumeral.get(numeral);
  if (!space) return;
  const effect = freeEffectOf(work.pack, work.state, space);
  if (effect?.kind === 'ability' && effect.trigger === trigger)
    work.resolve(seat, effect.gain, { kind: 'road', id: space.id });
}

/**
 * WEALTH-2, WEALTH-3, WEALTH-4, WEALTH-5, WEALTH-6, WEALTH-7: each bonus pays once, when its threshold is
 * reached, lower thresholds first (WEALTH-8, R-29).
 */
function payWealthBonuses(work: Work, seat: SeatId): void {
  for (const bonus of work.pack.playerBoard.wealthBonuses) {
    const { goods, wealth } = work.player(seat);
    if (wealth.includes(bonus.id)) continue;
    const reached =
      (bonus.reach && canCover(goods, bonus.reach)) ||
      (bonus.reachEither && listEntries(bonus.reachEither).some(([good, n]) => goods[good] >= n));
    if (!reached) continue;
    work.emit({ type: 'WealthBonusTaken', seat, bonus: bonus.id, cubes: bonus.freesCubes });
    work.resolve(seat, bonus.gain, { kind: 'wealth', id: bonus.id });
  }
}

// Why a price cannot be paid, in numbers.

/** The missing pieces of one good. */
interface Shortage {
  readonly good: Good;
  readonly need: number;
  readonly have: number;
  readonly short: number;
}

/** The goods that are short of a price, in price order; empty if it can be paid. */
export function shortagesOf(goods: Readonly<Record<Good, number>>, cost: Cost): readonly Shortage[] {
  return listEntries(cost).flatMap(([good, need]) => {
    const have = goods[good];
    return need > have ? [{ good, need, have, short: need - have }] : [];
  });
}

/**
 * `cannot-pay` under `rule`, or undefined if `goods` cover `cost`. Its parameters contain the price by
 * good, and for each missing good also `<good>-have` and `<good>-short`.
 */
export function refusePayment(
  goods: Readonly<Record<Good, number>>,
  cost: Cost,
  rule: string,
  more: Rejection['params'] = {},
): Rejection | undefined {
  return canCover(goods, cost)
    ? undefined
    : reject('cannot-pay', rule, { ...more, ...priceParams(goods, cost) });
}

/** A price and the missing goods, as parameters of a refusal. */
export function priceParams(goods: Readonly<Record<Good, number>>, cost: Cost): Record<string, number> {
  const params: Record<string, number> = {};
  for (const [good, n] of listEntries(cost)) if (n > 0) params[good] = n;
  for (const { good, have, short } of shortagesOf(goods, cost)) {
    params[`${good}-have`] = have;
    params[`${good}-short`] = short;
  }
  return params;
}

// The seals that a seat could claim.

/** Why `seat` may not claim this seal, or undefined (SEAL-1, SEAL-4, SEAL-5). */
export function refuseSeal(pack: Pack, state: State, seat: SeatId, id: string): Rejection | undefined {
  const seal = pack.sealById.get(id);
  if (!seal) return reject('unknown-seal', 'SEAL-1', { seal: id });
  const player = elementAt(state.players, seat);
  if (player.sealRights === 0) return reject('no-seal-right', 'SEAL-2');
  if (state.seals.some((claimed) => claimed.seal === id)) return reject('seal-taken', 'SEAL-1', { seal: id });
  if (player.cubes === 0) return reject('no-cube', 'SEAL-5');
  return refusePayment(player.goods, seal.cost, 'SEAL-4', { seal: id });
}

/** Whether any seal could be claimed now. */
export function isAnySealClaimable(pack: Pack, state: State, seat: SeatId): boolean {
  return pack.seals.some((seal) => refuseSeal(pack, state, seat, seal.id) === undefined);
}
