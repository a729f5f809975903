import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-16, in the order of WALL-7 (WALL-2, WALL-5, WALL-6). */
export declare const placeWall: Rule<CommandOf<'PlaceWall'>>;
export declare function decidePlaceWall(work: Work, seat: SeatId, { slot, cell, rotation }: CommandOf<'PlaceWall'>): void;
