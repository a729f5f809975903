/**
 * What commands do, without the questions whether they may be given. So a browser that shows what a legal
 * step would bring needs no more than this.
 */
import type { Command, SeatId } from './commands.js';
import type { Work } from './work.js';
/** Works a command out that is not refused; without secrets it is blind (see Work). */
export declare function execute(work: Work, seat: SeatId, command: Command): Work;
