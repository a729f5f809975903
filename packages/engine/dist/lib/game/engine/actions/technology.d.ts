/** Choosing and using technologies (TECH-G2, TECH-G7). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-25. */
export declare const chooseTechnology: Rule<CommandOf<'ChooseTechnology'>>;
export declare function decideChooseTechnology(work: Work, seat: SeatId, { tile }: CommandOf<'ChooseTechnology'>): void;
/** DEC-7: single-use technologies, in the owner's own turns. */
export declare const useTechnology: Rule<CommandOf<'UseTechnology'>>;
export declare function decideUseTechnology(work: Work, seat: SeatId, { tile, grid }: CommandOf<'UseTechnology'>): void;
