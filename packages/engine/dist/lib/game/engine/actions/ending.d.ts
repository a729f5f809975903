/** What the end of a turn does (TURN-8, END, TIMING-6). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
export declare function decideEndTurn(work: Work, seat: SeatId): void;
export declare function decideDiscardWindows(work: Work, seat: SeatId, { keep }: CommandOf<'DiscardWindows'>): void;
