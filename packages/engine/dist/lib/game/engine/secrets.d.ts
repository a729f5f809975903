/**
 * What nobody may see yet: the seed, the order of the stacks, tiles only their drawer may look at. Never sent
 * to a client.
 */
import type { Level, Row } from './vocabulary.js';
/** Names of the face-down stacks; hexagon stacks are per row, era and rarity. */
export type StackId = `${Row}-${'I' | 'II'}-${'normal' | 'special'}` | `technology-${Level}` | 'bridge-IV' | 'bridge-V' | 'cathedral-V' | 'parler-cards';
export interface Secrets {
    /** 64 hex digits, drawn once per game. */
    readonly seed: string;
    /** Ids of the tiles of each stack, top first. */
    readonly stacks: Readonly<Partial<Record<StackId, readonly string[]>>>;
    /** Tiles that only one seat sees, by id of the open item. */
    readonly offers: Readonly<Record<string, readonly string[]>>;
    /** How many put-under shuffles each stack has seen: the index of the next keyed draw. */
    readonly shuffles: Readonly<Partial<Record<StackId, number>>>;
}
/** The secret half of a log row. */
export type SecretEvent = {
    readonly type: 'SeedSet';
    readonly seed: string;
} | {
    readonly type: 'Shuffled';
    readonly stack: StackId;
    readonly tiles: readonly string[];
} | {
    readonly type: 'DrawnFrom';
    readonly stack: StackId;
    readonly count: number;
} | {
    readonly type: 'PutUnder';
    readonly stack: StackId;
    readonly tiles: readonly string[];
} | {
    readonly type: 'Offered';
    readonly item: number;
    readonly tiles: readonly string[];
} | {
    readonly type: 'OfferClosed';
    readonly item: number;
};
/** Folds one secret event. */
export declare function evolveSecrets(secrets: Secrets | undefined, event: SecretEvent): Secrets;
/** Tiles of a stack, top first. */
export declare function stackOf(secrets: Secrets, stack: StackId): readonly string[];
