import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-17, in the order of BUILD-13 (BUILD-9, R-6, R-7, R-8, BUILD-4). */
export declare const placeBuilding: Rule<CommandOf<'PlaceBuilding'>>;
export declare function decidePlaceBuilding(work: Work, seat: SeatId, { slot, site: id, rotation, keepCube }: CommandOf<'PlaceBuilding'>): void;
