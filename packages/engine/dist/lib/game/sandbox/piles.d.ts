import type { StackId } from '../engine/secrets.js';
import type { View } from '../engine/view.js';
import { type Layer } from './layers.js';
import type { Memory } from './memory.js';
import type { Family } from './unseen.js';
interface StackPile {
    readonly stack: StackId;
    readonly layers: readonly Layer[];
}
interface HandPile {
    readonly stack?: undefined;
    readonly item: number;
    readonly layers: readonly Layer[];
}
export type Pile = StackPile | HandPile;
/** The piles of a family. */
export declare function pilesOf(view: View, memory: Memory, family: Family): readonly Pile[];
export {};
