/** A face-down stack as a seat knows it: layers from the top, some with known tiles. */
/** Tiles that lie together. */
export interface Layer {
    readonly count: number;
    /** Which tiles these are; nobody knows if absent. */
    readonly tiles?: readonly string[];
    /** Whether their order is known as well, top first. */
    readonly isOrdered?: true;
}
/** A layer with only a known size. */
export declare const unknown: (count: number) => readonly Layer[];
/** A layer of known tiles. */
export declare function known(tiles: readonly string[], isOrdered?: boolean): readonly Layer[];
/** How many tiles lie in these layers. */
export declare function sizeOf(layers: readonly Layer[]): number;
/** All tiles known to lie in these layers. */
export declare function knownIn(layers: readonly Layer[]): readonly string[];
export interface Taken {
    readonly left: readonly Layer[];
    /** The tiles that were taken, if they are known to be these and no others. */
    readonly tiles?: readonly string[];
}
/** Takes tiles off the top without seeing them. A known layer that is broken into is known no more. */
export declare function takeUnseen(layers: readonly Layer[], count: number): Taken;
/** Takes tiles off the top that the viewer has seen. */
export declare function takeSeen(layers: readonly Layer[], seen: readonly string[]): readonly Layer[];
