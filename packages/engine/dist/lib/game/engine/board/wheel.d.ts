/** Where the sectors of the action wheel and the tiles in them stand beside the fixed positions. */
import type { Crane, WheelTile } from '../state.js';
/** Positions beside the wheel, and sectors of it (CRANE-1). */
export declare const POSITIONS = 12;
type Wheel = {
    readonly crane: Pick<Crane, 'arrow' | 'tiles'>;
};
/** Position of a tile or sector, 0..11 clockwise from the first red one. */
export declare function positionOf({ crane }: {
    readonly crane: Pick<Crane, 'arrow'>;
}, { sector }: Pick<WheelTile, 'sector'>): number;
/** The sector that stands at a position. */
export declare function sectorAt({ crane }: {
    readonly crane: Pick<Crane, 'arrow'>;
}, position: number): number;
/** The action tile at a position, if one lies there (CRANE-14). */
export declare function tileAt(state: Wheel, position: number): WheelTile | undefined;
/** By how much the end of a turn moves the wheel: the box never stops at the first red position (END-3). */
export declare const stepsAfterTurn: (arrow: number) => 1 | 2;
/**
 * The positions of a tile after each of the next `turns` turns, if nobody takes it. Shorter if it is turned
 * beyond blue on the way: then it starts over, at a place that the other tiles leave free (END-5).
 */
export declare function positionsAhead(arrow: number, from: number, turns: number): readonly number[];
export {};
