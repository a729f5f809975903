/**
 * Evaluating plazas (PLAZA-3, PLAZA-4, PLAZA-5, PLAZA-6, PLAZA-7, PLAZA-8, PLAZA-9, PLAZA-10, PLAZA-11,
 * PLAZA-12, PLAZA-1).
 */
import type { SeatId } from '../commands.js';
import type { Work } from '../work.js';
import { resolve } from '../effects/resolve.js';
import type { Pack } from '../pack-index.js';
import type { PlazaState, State } from '../state.js';
/** A claim: cubes of one seat at a plaza and what the buildings under them cost (PLAZA-2, PLAZA-7). */
export interface Claim {
    readonly seat: SeatId;
    readonly cubes: number;
    readonly cost: number;
}
/**
 * Claims on a plaza in seat order; only printed costs count, gold plus stone, unless the table adds
 * surcharges.
 */
export declare function claimsOn(pack: Pack, state: State, plaza: string): readonly Claim[];
/**
 * Seats that gain both rewards: most cubes, then the dearer buildings, then all that are still tied (PLAZA-5,
 * PLAZA-6, SOLO-5).
 */
export declare function majorityOf(claims: readonly Claim[]): readonly SeatId[];
/** Completes and evaluates a plaza when its last free site has been built on. */
export declare function completePlazaIfFull(work: Work, seat: SeatId, plaza: string): void;
/** Both rewards of a plaza that has a tile. */
export declare function rewardsOf(pack: Pack, plaza: PlazaState): {
    readonly upper: Parameters<typeof resolve>[2];
    readonly lower: Parameters<typeof resolve>[2];
};
/** Gains one or both rewards of a plaza tile. */
export declare function takeRewards(work: Work, seat: SeatId, plaza: string, reward: 'upper' | 'lower' | 'both'): void;
