/**
 * What later versions of the rules decide otherwise. A game keeps to the version it was begun under
 * (docs/archive.md).
 */
import type { State } from './state.js';
/** The first rules version that holds it. */
declare const SINCE: {
    /** PARLER-8, HEX-5: of a row Parler took from, only the slot that became free is refilled. */
    readonly 'own-slot-refilled': 2;
    /** Final scoring begins without marks of the last turn. */
    readonly 'R-64': 2;
    /** The only cube may be kept for the seal that a building gives the right to. */
    readonly 'R-65': 2;
    /** What is open when the game ends leaves the state. */
    readonly 'R-66': 2;
    /** The choice of windows says that it comes from the end of the turn. */
    readonly 'source-of-windows': 2;
};
/** Whether the rules of this game hold it. */
export declare function holds(state: Pick<State, 'rulesVersion'>, decision: keyof typeof SINCE): boolean;
export {};
