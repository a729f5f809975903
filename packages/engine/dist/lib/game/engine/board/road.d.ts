/**
 * Effects of the King's Road with the variant tiles in use (VARIANT-3, VARIANT-5, VARIANT-6, VARIANT-7,
 * VARIANT-8, VARIANT-9, VARIANT-10, VARIANT-12).
 */
import type { KingsRoadSpace } from '../pack.js';
import type { Pack } from '../pack-index.js';
import type { State } from '../state.js';
import type { Effect } from '../vocabulary.js';
/** The non-egg effect of a space: the printed one, or the effect of the tile laid over it. */
export declare function freeEffectOf(pack: Pack, state: State, space: KingsRoadSpace): Effect | undefined;
