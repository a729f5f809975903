/**
 * Steps 2 to 6 of the end of a turn (END-3, END-4, END-5, END-6, END-7, END-8, CLOCK, CLOCK-1, CLOCK-2,
 * CLOCK-4, CLOCK-7, CLOCK-8, DEV-4).
 */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { ROWS, type Era } from '../vocabulary.js';
import type { StackId } from '../secrets.js';
import type { RowState } from '../state.js';
/**
 * Turns the wheel, returns the tile, moves the clock, and starts the next turn or ends the game (CLOCK-3,
 * CLOCK-5).
 */
export declare function finishTurn(work: Work, seat: SeatId): void;
/** Three normal tiles and one special from full stacks (SETUP-14). */
export declare function dealRow(row: (typeof ROWS)[number], era: Era, draw: (stack: StackId, count: number) => readonly string[], counts: Readonly<Record<'normal' | 'special', number>>): RowState;
