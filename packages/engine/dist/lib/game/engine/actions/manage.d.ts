/** Manage Mines and Manage Quarries (MINE-2, QUARRY-2, MINE-9). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-13. */
export declare const manageMines: Rule<CommandOf<'ManageMines'>>;
/** DEC-14. */
export declare const manageQuarries: Rule<CommandOf<'ManageQuarries'>>;
export declare function decideManageMines(work: Work, seat: SeatId, { choice }: CommandOf<'ManageMines'>): void;
export declare function decideManageQuarries(work: Work, seat: SeatId, { choice }: CommandOf<'ManageQuarries'>): void;
