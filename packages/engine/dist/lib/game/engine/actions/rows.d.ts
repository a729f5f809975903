/** The rows of hexagon tiles: taking, refilling and refreshing (HEX, REFRESH, DEV-3). */
import type { CommandOf, SeatId, Slot } from '../commands.js';
import type { Work } from '../work.js';
import { type Action, type Row } from '../vocabulary.js';
import { type Rejection } from '../rejections.js';
import { type Rule } from '../rule.js';
import type { State } from '../state.js';
/** Why the current performance may not take the tile in this slot. */
export declare function refuseSlot(state: State, row: Row, slot: Slot): Rejection | undefined;
/** Slots the current performance may take from (HEX-2). */
export declare function takableSlots(state: State, row: Row): readonly Slot[];
/**
 * Takes a tile off its row; the special tile uses the right up (SPECIAL-3), and the slot is refilled at once
 * (HEX-3) unless DEV-3 is on (HEX-8, R-18).
 */
export declare function takeTile(work: Work, seat: SeatId, row: Row, slot: Slot): string;
/** Fills every empty slot of a row as far as its stacks reach. */
export declare function refillRow(work: Work, row: Row): void;
/** Fills one slot from its stack, if there is anything left (HEX-3, HEX-5, HEX-4, R-15). */
export declare function refillSlot(work: Work, row: Row, slot: Slot): void;
/** DEV-3: whether a slot of the row waits for its refill. */
export declare function hasRefill(state: State, row: Row): boolean;
/**
 * DEV-3: at the latest when the row is used again: its next user must be able to choose among all its tiles
 * (HEX-6).
 */
export declare function refillForUse(work: Work, action: Action): void;
/** DEV-3: shows the tiles of a row that were not refilled yet. */
export declare const refillOnDemand: Rule<CommandOf<'RefillRow'>>;
export declare function decideRefillRow(work: Work, _seat: SeatId, { row }: CommandOf<'RefillRow'>): void;
/** DEC-8, REFRESH-3, REFRESH-4. */
export declare const refreshRow: Rule<CommandOf<'RefreshRow'>>;
export declare function decideRefreshRow(work: Work, seat: SeatId, { row, slots, pay: offered }: CommandOf<'RefreshRow'>): void;
