/**
 * Gaining goods, tokens and points, with everything that follows at once: wealth bonuses and lasting
 * abilities.
 */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Cost, type Good, type Token, type Trigger } from '../vocabulary.js';
import type { Source } from '../state.js';
/**
 * Gains `n` of a good; gold and stone beyond the limit are lost (WEALTH-1, EGG-1, WINDOW-1, SETUP-3, R-45).
 */
export declare function gainGood(work: Work, seat: SeatId, what: Good, n: number, source: Source): void;
/** Gains `n` tokens of one colour (TOKEN-1, TECH-II1, TECH-II2). */
export declare function gainToken(work: Work, seat: SeatId, what: Token, n: number, source: Source): void;
/** Scores points; none means no event (INV-54). */
export declare function scorePoints(work: Work, seat: SeatId, points: number, source: Source): void;
/** Pays a cost that was found payable (TIMING-3). */
export declare function pay(work: Work, seat: SeatId, cost: Cost, source: Source): void;
/** Whether the goods cover a cost. */
export declare function covers(goods: Readonly<Record<Good, number>>, cost: Cost): boolean;
/**
 * The active abilities of a seat that react to `trigger` pay: its technologies (TECH-G6) and the road tile
 * under its pawn (VARIANT-11, R-31).
 */
export declare function fire(work: Work, seat: SeatId, trigger: Trigger): void;
