/** How urgent a new open item is. */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import type { ItemClass } from '../state.js';
/**
 * The active seat may settle an item until the end of its turn; another seat is asked at once, or on its own
 * next turn if the table chose DEV-1 and nothing shared is at stake.
 */
export declare function itemClass(work: Work, seat: SeatId, touchesShared: boolean): ItemClass;
