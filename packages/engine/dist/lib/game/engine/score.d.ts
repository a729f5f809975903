/** Front door: points so far by source, and what final scoring would add if the game ended now. */
import type { SeatId } from './commands.js';
import { type ScoreLine } from './phases/final-lines.js';
import type { Pack } from './pack-index.js';
import type { SourceKind, State } from './state.js';
export type { ScoreLine } from './phases/final-lines.js';
export { rankingOf } from './phases/scoring.js';
export interface SeatScore {
    readonly seat: SeatId;
    /** Points scored so far. */
    readonly total: number;
    readonly bySource: Readonly<Partial<Record<SourceKind, number>>>;
    /** Lines of final scoring as things stand, and the total with them; no lines once the game is finished. */
    readonly forecast: {
        readonly lines: readonly ScoreLine[];
        readonly total: number;
    };
}
/** The score of every person (SCORE-13, PARLER-21). */
export declare function score(pack: Pack, state: State): readonly SeatScore[];
