/** Single-use technologies: their parts are resolved in the printed order (TECH-G11). */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Effect } from '../vocabulary.js';
import type { Source } from '../state.js';
/** Resolves an effect part by part; a part that waits for the player takes the rest with it. */
export declare function resolveInOrder(work: Work, seat: SeatId, effect: Effect, source: Source): void;
