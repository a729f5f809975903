/** The workbench of the server, which knows what is hidden and draws; no browser has it. */
import { BlindWork } from './blind-work.js';
import type { Event } from './events.js';
import type { Pack } from './pack-index.js';
import { type SecretEvent, type Secrets, type StackId } from './secrets.js';
import type { State } from './state.js';
/** Public facts and the secret ones that go with them. */
export interface Decision {
    readonly events: readonly Event[];
    readonly secretEvents: readonly SecretEvent[];
}
/** Collects secret events as well, and folds them. */
export declare class SecretWork extends BlindWork {
    private secrets;
    readonly secretEvents: SecretEvent[];
    constructor(pack: Pack, state: State, secrets: Secrets);
    get isBlind(): boolean;
    draw(stack: StackId, count: number): readonly string[];
    offer(item: number, tiles: readonly string[]): void;
    offered(item: number): readonly string[] | undefined;
    returnOffer(item: number, kept: string | undefined, stack: StackId): number;
    pick<T>(label: string, items: readonly T[]): T;
    reshuffle(stack: StackId, tiles: readonly string[]): void;
    putUnder(stack: StackId, tiles: readonly string[]): void;
    decision(): Decision;
    private note;
}
