/** Advancing on the four tracks and producing. */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type AcademicTrack, type Level, type Track } from '../vocabulary.js';
import type { Item, Source } from '../state.js';
/** One step up on the technology or university track (TECH-G1, TECH-G5, UNI-1, UNI-3, UNI-2, R-14). */
export declare function advanceAcademic(work: Work, seat: SeatId, track: AcademicTrack, source: Source): void;
/**
 * TECH-G2: draws three for an open item, unless another draw of that level is undecided (R-46, TECH-G3,
 * TECH-G4, TECH-G9).
 */
export declare function drawTechnologies(work: Work, level: Level, id: number): void;
/**
 * One advance of mines or quarries with its points, token and seal right (MINE-5, MINE-6, MINE-7, MINE-8);
 * nothing happens at the end (R-28, MINE-1, QUARRY-1, QUARRY-5, QUARRY-6, QUARRY-7, R-52).
 */
export declare function advanceProduction(work: Work, seat: SeatId, track: Track, source: Source): void;
/**
 * Production: the count first, then every bonus left of the marker from left to right, the token lying
 * leftmost (MINE-3, MINE-4, PROD-2, QUARRY-3, QUARRY-4, R-36).
 */
export declare function produce(work: Work, seat: SeatId, what: 'gold' | 'stone'): void;
/** Whether a production token for that track has to be chosen first (P-PROD). */
export declare function isTokenOpen(items: readonly Item[], seat: SeatId, track: Track): boolean;
