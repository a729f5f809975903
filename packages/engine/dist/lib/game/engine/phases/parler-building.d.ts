import type { Rotation } from '../commands.js';
import type { Work } from '../work.js';
import type { Pack } from '../pack-index.js';
import type { State } from '../state.js';
export interface ParlerPlacement {
    readonly site: string;
    readonly rotation: Rotation;
}
/**
 * Free sites at the pawn's plaza in every orientation; if some match a blue corner, only those (PARLER-10).
 */
export declare function parlerPlacements(pack: Pack, state: State, tile: string): readonly ParlerPlacement[];
/**
 * Places the building he took, with a cube of his if it has a space for one; nobody pays or scores
 * (PARLER-11).
 */
export declare function placeParlerBuilding(work: Work, { site, rotation }: ParlerPlacement): void;
