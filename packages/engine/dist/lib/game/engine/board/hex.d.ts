/**
 * Hex geometry, axial coordinates, pointy top: sides 0..5 = NE, E, SE, SW, W, NW; corners 0..5 clockwise from
 * north.
 */
export interface Hex {
    readonly q: number;
    readonly r: number;
}
/** Steps to the neighbour at each side. */
export declare const SIDES: readonly [{
    readonly q: 1;
    readonly r: -1;
}, {
    readonly q: 1;
    readonly r: 0;
}, {
    readonly q: 0;
    readonly r: 1;
}, {
    readonly q: -1;
    readonly r: 1;
}, {
    readonly q: -1;
    readonly r: 0;
}, {
    readonly q: 0;
    readonly r: -1;
}];
export declare const SIX: readonly [0, 1, 2, 3, 4, 5];
/** The side of the neighbour that touches `side`. */
export declare function oppositeSide(side: number): number;
/** Side or corner `printed` of a tile turned by `rotation` steps clockwise. */
export declare function turned(printed: number, rotation: number): number;
/** Where the side or corner that now lies at `lying` is printed. */
export declare function printedAt(lying: number, rotation: number): number;
/** The hex across `side`. */
export declare function neighbour(hex: Hex, side: number): Hex;
/** Key of a hex for maps. */
export declare function hexKey(hex: Hex): string;
/**
 * Normal form of a corner: corner 0 or 3 of the hex whose top or bottom it is. Two corners meet exactly if
 * their keys are equal.
 */
export declare function vertexKey(hex: Hex, corner: number): string;
