import type { StackId } from '../engine/secrets.js';
import { type Known } from './known.js';
import { type Layer } from './layers.js';
export interface Memory {
    /**
     * Layers by stack; rows start with what was put under them, since how many lie above is seen at a glance.
     */
    readonly layers: Readonly<Partial<Record<StackId, readonly Layer[]>>>;
    /** Tiles known to be in somebody's hand, by open item: all that were left of a known stack. */
    readonly hands: Readonly<Record<number, readonly string[]>>;
    /** How many tiles were drawn for each open item. */
    readonly drawn: Readonly<Record<number, number>>;
    /** Parler's cards shown since the deck was last shuffled. */
    readonly cards: readonly string[];
    /** Bridge tiles that left their stack for good. */
    readonly bridgeTiles: readonly string[];
}
/** Everything that follows from the public log and from what the seat was shown itself. */
export declare function rememberAll({ view, rows, shown }: Known): Memory;
