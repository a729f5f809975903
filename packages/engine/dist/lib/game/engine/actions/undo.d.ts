/** Taking steps back (DEC-38). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { Rule } from '../rule.js';
/** Back to the position right after row `to`: any since the last barrier, and only by the active seat. */
export declare const undo: Rule<CommandOf<'Undo'>>;
export declare function decideUndo(work: Work, seat: SeatId, { to }: CommandOf<'Undo'>): void;
