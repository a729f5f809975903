/** Whether an action can be carried out completely (TURN-6), its own upgrade bonus included. */
import type { Context, SeatId, Slot } from '../commands.js';
import type { KingsRoadSpace } from '../pack.js';
import type { Site } from '../pack-city.js';
import { type Action, type Cost, type Good, type Row } from '../vocabulary.js';
import type { Pack } from '../pack-index.js';
import type { Performance, State } from '../state.js';
/** A performance in prospect. */
export interface Prospect {
    readonly action: Action;
    readonly context: Context;
    readonly discount?: Cost | undefined;
}
/** Whether `seat` could declare and complete this action now. */
export declare function isPerformable(pack: Pack, state: State, seat: SeatId, prospect: Prospect): boolean;
/** Whether the declared performance can still be completed with what the seat has or may collect for it. */
export declare function isCurrentCompletable(pack: Pack, state: State, seat: SeatId): boolean;
/** Upgrade tiles whose bonus may still be taken for a performance (DEC-24). */
export declare function bonusCandidates(performance: Performance): readonly string[];
/** An action that asks for nothing. */
export declare function isAlwaysPossible(action: Action): boolean;
/** The space the pawn would reach, none on V (ROAD-2). */
export declare function nextRoadSpace(pack: Pack, state: State, seat: SeatId): KingsRoadSpace | undefined;
/**
 * Slots that hold a tile the performance may take: the special one only with the unused right in the main
 * action (SPECIAL-2).
 */
export declare function openSlots(state: State, row: Row, context: Context): readonly Slot[];
/** Whether a performance in this context may take the special tile (SPECIAL-1). */
export declare function hasSpecialRight(state: State, context: Context): boolean;
/** Slots whose tile the seat can pay at once (HEX-7). */
export declare function payableSlots(pack: Pack, state: State, seat: SeatId, row: 'wall' | 'building', { context, discount }: Prospect): readonly Slot[];
/** Printed cost of the wall or building in a slot. */
export declare function tileCost(pack: Pack, state: State, row: 'wall' | 'building', slot: Slot): Cost;
/** A cost less a discount, never below zero (TECH-IV1, TECH-IV2, R-1). */
export declare function reduced(cost: Cost, discount?: Cost): Cost;
/** Free sites whose surcharge can be paid after the tile's own rewards (BUILD-3, BUILD-5, R-26, BUILD-6). */
export declare function payableSites(pack: Pack, state: State, seat: SeatId, slot: Slot, discount?: Cost): readonly Site[];
/**
 * What a seat holds once it has paid the building in a slot and gained its rewards: out of this the surcharge
 * is due.
 */
export declare function goodsAfterTile(pack: Pack, state: State, seat: SeatId, slot: Slot, discount?: Cost): Readonly<Record<Good, number>>;
/**
 * whether the reward of the building in a slot gives the right to a seal while only one cube is there
 * for both.
 */
export declare function mayKeepCube(pack: Pack, state: State, seat: SeatId, slot: Slot, discount?: Cost): boolean;
/** Gold due for a site; what a discount leaves over after the tile lowers it. */
export declare function surchargeOf(site: Site, cost: Cost, discount?: Cost): number;
