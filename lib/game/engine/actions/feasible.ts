/** Whether an action can be completed (TURN-6), including its own upgrade bonus. */
import { BlindWork } from '@/lib/game/engine/blind-work';
import { SLOTS, tileIn } from '@/lib/game/engine/board/rows';
import type { Context, SeatId, Slot } from '@/lib/game/engine/commands';
import { canCover, payCost } from '@/lib/game/engine/effects/gain';
import { resolve } from '@/lib/game/engine/effects/resolve';
import type { KingsRoadSpace, Site } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { currentPerformance } from '@/lib/game/engine/rule';
import { isInForce } from '@/lib/game/engine/since';
import type { Performance, Player, State } from '@/lib/game/engine/state';
import { listEntries, must, elementAt } from '@/lib/game/engine/util';
import {
  ROAD_SPACES,
  type Action,
  type Cost,
  type Effect,
  type Good,
  type Row,
} from '@/lib/game/engine/vocabulary';

/** A possible performance. */
export interface Prospect {
  readonly action: Action;
  readonly context: Context;
  readonly discount?: Cost | undefined;
}

type Suits = (state: State) => boolean;

/** The number of tried answers to open choices. */
interface Search {
  answers: number;
}

/**
 * Open choices multiply. Beyond this number of answers, an action counts as impossible. A feasible
 * sequence stays within the limit, because each answer leaves fewer to try.
 */
const MAX_ANSWERS = 1000;

/** Whether `seat` could declare and complete this action now. */
export function isPerformable(pack: Pack, state: State, seat: SeatId, prospect: Prospect): boolean {
  if (isCompletable(pack, state, seat, prospect)) return true;
  const top = elementAt(state.players, seat).upgrades[prospect.action].at(-1);
  const suits: Suits = (after) => isCompletable(pack, after, seat, prospect);
  return top !== undefined && canSuitAfterBonus(pack, state, seat, top.tile, suits, { answers: 0 });
}

/**
 * Whether the seat can still complete the declared performance with its goods and the bonuses it may
 * collect for it.
 */
export function isCurrentCompletable(pack: Pack, state: State, seat: SeatId): boolean {
  const current = currentPerformance(state);
  if (!current) return true;
  const suits: Suits = (possible) => isCompletable(pack, possible, seat, current);
  const search: Search = { answers: 0 };
  return canSuit(
    pack,
    state,
    seat,
    (possible) =>
      suits(possible) ||
      bonusCandidates(current).some((tile) => canSuitAfterBonus(pack, possible, seat, tile, suits, search)),
    search,
  );
}

/** Upgrade tiles whose bonus may still be taken for a performance (DEC-24). */
export function bonusCandidates(performance: Performance): readonly string[] {
  if (performance.paid) return [];
  return [...(performance.top === undefined ? [] : [performance.top]), ...performance.later];
}

/** An action that needs neither goods nor a place. */
export function isAlwaysPossible(action: Action): boolean {
  return action === 'manage-mines' || action === 'manage-quarries';
}

function isCompletable(pack: Pack, state: State, seat: SeatId, prospect: Prospect): boolean {
  switch (prospect.action) {
    case 'manage-mines':
    case 'manage-quarries':
      return true;
    case 'upgrade-action':
      return openSlots(state, 'upgrade', prospect.context).length > 0;
    case 'construct-wall':
      return (
        elementAt(state.players, seat).walls.length < pack.actionBoard.wallCells.length &&
        payableSlots(pack, state, seat, 'wall', prospect).length > 0
      );
    case 'construct-building':
      return payableSlots(pack, state, seat, 'building', prospect).some((slot) =>
        isAnySitePayable(pack, state, seat, slot, prospect.discount),
      );
    case 'kings-road':
      return isRoadOpen(pack, state, seat);
  }
}

function isRoadOpen(pack: Pack, state: State, seat: SeatId): boolean {
  const space = nextRoadSpace(pack, state, seat);
  return space !== undefined && canCover(elementAt(state.players, seat).goods, space.entry);
}

/** The space the pawn would reach; undefined on V (ROAD-2). */
export function nextRoadSpace(pack: Pack, state: State, seat: SeatId): KingsRoadSpace | undefined {
  const numeral = ROAD_SPACES[elementAt(state.players, seat).road];
  return numeral && pack.roadSpaceByNumeral.get(numeral);
}

/**
 * Slots that hold a tile the performance may take: the special one only with the unused right in the main
 * action (SPECIAL-2).
 */
export function openSlots(state: State, row: Row, context: Context): readonly Slot[] {
  return SLOTS.filter((slot) => state.rows[row].slots[slot] && (slot < 3 || hasSpecialRight(state, context)));
}

/** Whether a performance in this context may take the special tile (SPECIAL-1). */
export function hasSpecialRight(state: State, context: Context): boolean {
  return context === 'main' && state.turn.slotBonus?.kind === 'special-or-points';
}

/** Slots with a tile that the seat can pay for now (HEX-7). */
export function payableSlots(
  pack: Pack,
  state: State,
  seat: SeatId,
  row: 'wall' | 'building',
  { context, discount }: Prospect,
): readonly Slot[] {
  const { goods } = elementAt(state.players, seat);
  return openSlots(state, row, context).filter((slot) =>
    canCover(goods, reduceCost(tileCost(pack, state, row, slot), discount)),
  );
}

/** Printed cost of the wall or building in a slot. */
export function tileCost(pack: Pack, state: State, row: 'wall' | 'building', slot: Slot): Cost {
  const tile = tileIn(state, row, slot);
  return row === 'wall' ? must(pack.wallById, tile).cost : must(pack.buildingById, tile).cost;
}

/** A cost minus a discount, never below zero (TECH-IV1, TECH-IV2, R-1). */
export function reduceCost(cost: Cost, discount?: Cost): Cost {
  if (!discount) return cost;
  return Object.fromEntries(
    listEntries(cost).map(([good, n]): [Good, number] => [good, Math.max(0, n - (discount[good] ?? 0))]),
  );
}

/** Free sites whose surcharge can be paid after the tile's own rewards (BUILD-3, BUILD-5, R-26, BUILD-6). */
export function payableSites(
  pack: Pack,
  state: State,
  seat: SeatId,
  slot: Slot,
  discount?: Cost,
): readonly Site[] {
  const { gold } = goodsAfterTile(pack, state, seat, slot, discount);
  const cost = tileCost(pack, state, 'building', slot);
  return freeSites(pack, state).filter((site) => surchargeOf(site, cost, discount) <= gold);
}

/** Checks first for a site without surcharge, which usually exists and saves computing the rest. */
function isAnySitePayable(pack: Pack, state: State, seat: SeatId, slot: Slot, discount?: Cost): boolean {
  const cost = tileCost(pack, state, 'building', slot);
  return (
    freeSites(pack, state).some((site) => surchargeOf(site, cost, discount) === 0) ||
    payableSites(pack, state, seat, slot, discount).length > 0
  );
}

function freeSites(pack: Pack, state: State): readonly Site[] {
  const built = new Set(state.buildings.map((building) => building.site));
  return pack.city.sites.filter((site) => !built.has(site.id));
}

/**
 * A seat's goods after paying for the building in a slot and gaining its rewards. The surcharge is due
 * from these.
 */
export function goodsAfterTile(
  pack: Pack,
  state: State,
  seat: SeatId,
  slot: Slot,
  discount?: Cost,
): Readonly<Record<Good, number>> {
  return playerAfterTile(pack, state, seat, slot, discount).goods;
}

/** whether the building in a slot gives a right to a seal while only one cube is left for both. */
export function mayKeepCube(pack: Pack, state: State, seat: SeatId, slot: Slot, discount?: Cost): boolean {
  const tile = must(pack.buildingById, tileIn(state, 'building', slot));
  if (!tile.cubeSpace || !isInForce(state, 'R-65')) return false;
  const { cubes, sealRights } = playerAfterTile(pack, state, seat, slot, discount);
  return cubes === 1 && sealRights > elementAt(state.players, seat).sealRights;
}

function playerAfterTile(pack: Pack, state: State, seat: SeatId, slot: Slot, discount?: Cost): Player {
  const tile = must(pack.buildingById, tileIn(state, 'building', slot));
  const work = new BlindWork(pack, state);
  payCost(work, seat, reduceCost(tile.cost, discount), { kind: 'building', id: tile.id });
  resolve(work, seat, tile.gain, { kind: 'building', id: tile.id });
  return work.player(seat);
}

/** Gold due for a site; it is reduced by the discount left after paying for the tile. */
export function surchargeOf(site: Site, cost: Cost, discount: Cost = {}): number {
  const left = Math.max(0, (discount.gold ?? 0) - (cost.gold ?? 0));
  return Math.max(0, site.surcharge.gold - left);
}

/** Whether `suits` holds in a state that collecting an upgrade's bonus can lead to. */
function canSuitAfterBonus(
  pack: Pack,
  state: State,
  seat: SeatId,
  tile: string,
  suits: Suits,
  search: Search,
): boolean {
  const work = new BlindWork(pack, state);
  resolve(work, seat, must(pack.upgradeById, tile).bonus, { kind: 'upgrade', id: tile });
  return canSuit(pack, work.state, seat, suits, search);
}

/** Whether `suits` holds in a state that the open choices of a seat can lead to. */
function canSuit(pack: Pack, state: State, seat: SeatId, suits: Suits, search: Search): boolean {
  const choice = state.items.find((item) => item.kind === 'choice' && item.seat === seat);
  if (choice?.kind !== 'choice') return suits(state);
  return choice.of.some((option: Effect) => {
    search.answers += 1;
    if (search.answers > MAX_ANSWERS) return false;
    const work = new BlindWork(pack, state);
    work.close(choice, 'answered');
    resolve(work, seat, option, choice.source);
    return canSuit(pack, work.state, seat, suits, search);
  });
}
