/** Peter Parler's pawn on its ring of plazas (PARLER-13, PARLER-14, PARLER-15, R-49). */
import type { Work } from '../work.js';
import type { Pack } from '../pack-index.js';
import type { State } from '../state.js';
/** Plazas with a tile in clockwise order. */
export declare function plazaRing(pack: Pack): readonly string[];
/** Sites of a plaza without a building. */
export declare function freeSitesAt(pack: Pack, state: State, plaza: string): readonly string[];
/**
 * Moves the pawn clockwise; from a plaza without a free site it goes on, and with none left it leaves the
 * board.
 */
export declare function movePawn(work: Work, steps: number): void;
