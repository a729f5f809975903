/**
 * Moving on the Hunger Wall and the Cathedral on command (GRID-4, GRID-5, GRID-6, GRID-7, GRID-8, GRID-9,
 * GRID-10, GRID-11, GRID-12, GRID-13).
 */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-9: two silver windows and what the tier border costs. */
export declare const moveUpByWindows: Rule<CommandOf<'MoveUp'>>;
export declare function decideMoveUp(work: Work, seat: SeatId, { grid }: CommandOf<'MoveUp'>): void;
/** DEC-27. */
export declare const moveSidewaysOwed: Rule<CommandOf<'MoveSideways'>>;
export declare function decideMoveSideways(work: Work, seat: SeatId, { item: id, grid }: CommandOf<'MoveSideways'>): void;
/** DEC-28: used or refused at the moment of entry (GRID-10); the tier still costs (GRID-9). */
export declare const resolveUpArrow: Rule<CommandOf<'ResolveUpArrow'>>;
export declare function decideResolveUpArrow(work: Work, seat: SeatId, { grid, accept }: CommandOf<'ResolveUpArrow'>): void;
/** DEC-29: on arrival or never, one at most (GRID-13). */
export declare const claimCathedralTile: Rule<CommandOf<'ClaimCathedralTile'>>;
export declare function decideClaimCathedralTile(work: Work, seat: SeatId, { tile }: CommandOf<'ClaimCathedralTile'>): void;
