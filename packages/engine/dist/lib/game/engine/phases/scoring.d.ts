/** The end of the game (CLOCK-9, CLOCK-11, SCORE). */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Pack } from '../pack-index.js';
import type { State } from '../state.js';
/**
 * After the last turn: rewards still open are called for first (P-LAST), then the points are counted.
 */
export declare function endPlay(work: Work): void;
/** SCORE-2 begins; choices it opens are answered before the rest is counted (SCORE-1, R-51). */
export declare function startScoring(work: Work): void;
/** SCORE-12: most points first; of equals the later seat. */
export declare function rankingOf(scores: readonly number[]): readonly SeatId[];
/** The state after step 1 of final scoring if the game ended now; choices it would open count for nothing. */
export declare function withUnfinishedPlazas(pack: Pack, state: State): State;
