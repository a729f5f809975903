/**
 * Whether a reward can touch things that belong to the whole table: if not, DEV-1 lets its owner
 * choose later.
 */
import type { SeatId } from '../commands.js';
import type { Effect } from '../vocabulary.js';
import type { Pack } from '../pack-index.js';
import type { State } from '../state.js';
/**
 * True if gaining `effect` could draw technologies, take a production token or seal, or reach the tiles at
 * the Cathedral.
 */
export declare function touchesShared(pack: Pack, state: State, seat: SeatId, effect: Effect): boolean;
/** Whether `steps` from `height` enter a marked space of the technology track. */
export declare function reachesLevel(pack: Pack, height: number, steps: number): boolean;
