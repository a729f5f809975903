import { type Placement } from './board/rows.js';
import { type Game } from './rule.js';
import type { SeatId } from './commands.js';
/** Whether the slot is refilled at once (HEX-3). */
export declare function refillsSlot({ state }: Game, command: Placement): boolean;
/**
 * Whether the technology steps gained reach a space where tiles are drawn, unless that draw has to wait for
 * another.
 */
export declare function reachesTechnology(game: Game, seat: SeatId, command: Placement): boolean;
/** Whether a building takes the last free site of its plaza, which pays rewards to others (PLAZA-3). */
export declare function completesPlaza({ pack, state }: Game, command: Placement): boolean;
