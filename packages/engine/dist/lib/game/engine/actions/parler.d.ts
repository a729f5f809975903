/** What the human decides for Peter Parler (DEC-35, DEC-36). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-35: the pawn on a plaza and a cube on one tile of each row (PARLER-4). */
export declare const setParlerMarkers: Rule<CommandOf<'SetParlerMarkers'>>;
export declare function decideSetParlerMarkers(work: Work, seat: SeatId, { plaza, slots }: CommandOf<'SetParlerMarkers'>): void;
/** DEC-36. */
export declare const placeBuildingForParler: Rule<CommandOf<'PlaceParlerBuilding'>>;
export declare function decidePlaceParlerBuilding(work: Work, _seat: SeatId, { site, rotation }: CommandOf<'PlaceParlerBuilding'>): void;
