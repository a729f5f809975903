/** Whether the turn may end (TURN-8, END, TIMING-6). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Pack } from '../pack-index.js';
import { type Rule } from '../rule.js';
import type { Item, State } from '../state.js';
/** DEC-12: the fallback of R-17 for a player who cannot make any action of their tile possible. */
export declare const skipMainAction: Rule<CommandOf<'SkipMainAction'>>;
export declare function decideSkipMainAction(work: Work, seat: SeatId): void;
/** DEC-11. */
export declare const endTurn: Rule<CommandOf<'EndTurn'>>;
/** Whether an item has to be settled before the turn may end; what has become impossible has not. */
export declare function isOwed(pack: Pack, state: State, item: Item): boolean;
/** DEC-34. */
export declare const discardWindows: Rule<CommandOf<'DiscardWindows'>>;
