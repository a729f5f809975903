/**
 * Choosing a bridge tile and laying it as a plank (BRIDGE-1, BRIDGE-2, BRIDGE-3, BRIDGE-4, BRIDGE-5,
 * BRIDGE-6, BRIDGE-7, BRIDGE-8, BRIDGE-9, BRIDGE-10, R-2).
 */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-21. */
export declare const chooseBridgeTile: Rule<CommandOf<'ChooseBridgeTile'>>;
export declare function decideChooseBridgeTile(work: Work, seat: SeatId, { tile }: CommandOf<'ChooseBridgeTile'>): void;
/**
 * DEC-22: the two covered bonuses and the tile's own (BRIDGE-2); gains of one step commute, so their order is
 * not asked.
 */
export declare const placePlank: Rule<CommandOf<'PlacePlank'>>;
export declare function decidePlacePlank(work: Work, seat: SeatId, { place }: CommandOf<'PlacePlank'>): void;
/** The immediate part of a bridge tile (BRIDGE-4). */
export declare function gainTile(work: Work, seat: SeatId, tile: string): void;
