/**
 * Every line of final scoring after the plazas (SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8,
 * SCORE-9, SCORE-10).
 */
import type { SeatId } from '../commands.js';
import type { Pack } from '../pack-index.js';
import type { SourceKind, State } from '../state.js';
/** Points of one source, with the component where there is one. */
export interface ScoreLine {
    readonly source: SourceKind;
    readonly id?: string;
    readonly points: number;
}
/** All lines of a seat, those worth nothing included (WINDOW-5). */
export declare function finalLines(pack: Pack, state: State, seat: SeatId): readonly ScoreLine[];
/** Sum of lines. */
export declare function total(lines: readonly ScoreLine[]): number;
