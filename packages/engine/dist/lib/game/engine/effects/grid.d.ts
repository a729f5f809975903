/** Moving on the Hunger Wall and the Cathedral. */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Cost, Effect, Grid } from '../vocabulary.js';
import type { Pack } from '../pack-index.js';
import type { State } from '../state.js';
/** Whether a sideways move can still happen (GRID-14, R-41). */
export declare function canMoveSideways(pack: Pack, state: State, seat: SeatId, grid: Grid): boolean;
/** Whether there is a row above the marker. */
export declare function canMoveUp(pack: Pack, state: State, seat: SeatId, grid: Grid): boolean;
/** Gold and stone for entering the tier of the row above, nothing within a tier (GRID-6). */
export declare function crossingCost(pack: Pack, state: State, seat: SeatId, grid: Grid): Cost;
/** One column further; beyond the last column nothing happens. */
export declare function moveSideways(work: Work, seat: SeatId, grid: Grid, by: 'sideways' | 'arrow-sideways'): void;
/** One row up; whatever is due has been paid. */
export declare function moveUp(work: Work, seat: SeatId, grid: Grid, by: 'up' | 'arrow-up' | 'climb'): void;
/** What is printed on a square with the tier set in use (GRID-15, VARIANT-4). */
export declare function squareEffect(pack: Pack, state: State, grid: Grid, row: number, column: number): Effect | undefined;
