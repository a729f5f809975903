/** The three rows of hexagon tiles: their slots, and the actions that take their tiles (HEX). */
import type { Command, Slot } from '../commands.js';
import type { State } from '../state.js';
import type { Action, Row } from '../vocabulary.js';
/** Three normal slots, then the special one (HEX-1). */
export declare const SLOTS: readonly Slot[];
/** Which stack belongs to a slot: the rightmost holds the special tile (HEX-1). */
export declare function rarityOf(slot: Slot): 'normal' | 'special';
/** The tile in a slot. Callers have checked that the slot is full, so an empty one is a bug. */
export declare function tileIn(state: Pick<State, 'rows'>, row: Row, slot: Slot): string;
/** The row an action takes a tile from. */
export declare function rowOfAction(action: Action | undefined): Row | undefined;
/** Commands that put a tile of a row somewhere. */
export type Placement = Extract<Command, {
    readonly type: 'PlaceUpgrade' | 'PlaceWall' | 'PlaceBuilding';
}>;
/** The row a placement takes its tile from. */
export declare const ROW_OF: {
    readonly PlaceUpgrade: 'upgrade';
    readonly PlaceWall: 'wall';
    readonly PlaceBuilding: 'building';
};
/** Whether a command puts a tile of a row somewhere. */
export declare function isPlacement(command: Command): command is Placement;
