import type { SeatId } from './commands.js';
import type { Item, State } from './state.js';
/** The seats the table waits for; none when the game is finished. */
export declare function toAct(state: State): readonly SeatId[];
/**
 * The items that have to be answered next, one of them; none if the active seat is free. Plaza rewards wait,
 * clockwise, until everything an earlier reward led to is settled; a technology draw that waits for its stack
 * lets the seat that holds the stack go first.
 */
export declare function blockingItems(state: State): readonly Item[];
