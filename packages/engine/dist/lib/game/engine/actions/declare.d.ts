/** Declaring a performance (TURN-2, TURN-3, TECH-G10) and what ends one. */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-5, TURN-5. */
export declare const declareAction: Rule<CommandOf<'DeclareAction'>>;
export declare function decideDeclareAction(work: Work, seat: SeatId, { action, context }: CommandOf<'DeclareAction'>): void;
/** Ends the current performance; a technology that granted it goes on with its next part (TECH-G11, R-40). */
export declare function finishPerformance(work: Work, seat: SeatId): void;
/** DEC-6: once per turn, two gold windows or one of each (EXTRA-1, EXTRA-2, EXTRA-3, EXTRA-5, WINDOW-2). */
export declare const buyExtraAction: Rule<CommandOf<'BuyExtraAction'>>;
export declare function decideBuyExtraAction(work: Work, seat: SeatId, { pay: offered }: CommandOf<'BuyExtraAction'>): void;
