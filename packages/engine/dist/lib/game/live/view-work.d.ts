/**
 * The workbench of one seat: blind to all but what lies before it alone, and it notes when that was not
 * enough.
 */
import { BlindWork } from '../engine/blind-work.js';
import type { Pack } from '../engine/pack-index.js';
import type { StackId } from '../engine/secrets.js';
import type { View } from '../engine/view.js';
/** Something a seat does not see: tiles of a stack, a draw by chance, or tiles before another seat. */
export interface Unseen {
    readonly from: StackId | 'chance' | 'offer' | 'opponent';
    readonly count: number;
}
export declare class ViewWork extends BlindWork {
    private readonly view;
    /** Things that came up and only the server knows. */
    readonly unseen: Unseen[];
    constructor(pack: Pack, view: View);
    /** Whether anything did: everything after it is no more than a guess. */
    get isGuess(): boolean;
    draw(stack: StackId, count: number): readonly string[];
    offered(item: number): readonly string[] | undefined;
    returnOffer(item: number, kept: string | undefined): number;
    pick<T>(label: string, items: readonly T[]): T;
}
