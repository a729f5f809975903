/** Claiming seals (SEAL, SEAL-6, SEAL-7, R-56). */
import type { CommandOf, SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { type Rule } from '../rule.js';
/** DEC-10: with a right at any moment of the own turn, or at once when the right was gained out of turn. */
export declare const claimSeal: Rule<CommandOf<'ClaimSeal'>>;
export declare function decideClaimSeal(work: Work, seat: SeatId, { seal }: CommandOf<'ClaimSeal'>): void;
