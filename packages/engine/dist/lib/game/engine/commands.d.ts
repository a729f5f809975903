/** What a seat may ask for: the closed union of commands (specification section 4). */
import type { Action, Cost, Good, Grid, RoadSpace, Row, Track } from './vocabulary.js';
/** Place in the turn order, 0-based; seat 0 takes the first turn. */
export type SeatId = number;
/**
 * Where the right to perform an action comes from: the action tile, the bought extra action, or a technology
 * in use.
 */
export type Context = 'main' | 'extra' | `tech:${string}`;
/** Slots 0..2 hold normal tiles, slot 3 the special tile (HEX-1). */
export type Slot = 0 | 1 | 2 | 3;
/** Steps of 60 degrees clockwise from the printed orientation. */
export type Rotation = 0 | 1 | 2 | 3 | 4 | 5;
export type Command = {
    readonly type: 'TakeActionTile';
    readonly position: number;
} | {
    readonly type: 'CollectSlotBonus';
} | {
    readonly type: 'BuyEgg';
} | {
    readonly type: 'ScoreSpecialPoints';
} | {
    readonly type: 'DeclareAction';
    readonly action: Action;
    readonly context: Context;
} | {
    readonly type: 'BuyExtraAction';
    readonly pay: Cost;
} | {
    readonly type: 'UseTechnology';
    readonly tile: string;
    readonly grid?: Grid;
} | {
    readonly type: 'RefreshRow';
    readonly row: Row;
    readonly slots: readonly [Slot, Slot];
    readonly pay: Cost;
} | {
    readonly type: 'RefillRow';
    readonly row: Row;
} | {
    readonly type: 'MoveUp';
    readonly grid: Grid;
} | {
    readonly type: 'ClaimSeal';
    readonly seal?: string;
} | {
    readonly type: 'EndTurn';
} | {
    readonly type: 'SkipMainAction';
} | {
    readonly type: 'ManageMines';
    readonly choice: 'increase' | 'produce';
} | {
    readonly type: 'ManageQuarries';
    readonly choice: 'increase' | 'produce';
} | {
    readonly type: 'PlaceUpgrade';
    readonly slot: Slot;
    readonly rotation: Rotation;
} | {
    readonly type: 'PlaceWall';
    readonly slot: Slot;
    readonly cell: string;
    readonly rotation: Rotation;
} | {
    readonly type: 'PlaceBuilding';
    readonly slot: Slot;
    readonly site: string;
    readonly rotation: Rotation;
    /** the only cube stays for the seal that the reward gives the right to. */
    readonly keepCube?: true;
} | {
    readonly type: 'AdvanceRoad';
} | {
    readonly type: 'ResolveRoadEffect';
    readonly space: RoadSpace;
    readonly option?: number;
} | {
    readonly type: 'ResolveRoadEgg';
    readonly space: RoadSpace;
    readonly option: number;
} | {
    readonly type: 'ChooseBridgeTile';
    readonly tile: string;
} | {
    readonly type: 'PlacePlank';
    readonly place: string;
} | {
    readonly type: 'CollectUpgradeBonus';
    readonly performance: number;
    readonly tile: string;
} | {
    readonly type: 'ChooseTechnology';
    readonly tile: string;
} | {
    readonly type: 'ChooseProductionToken';
    readonly track: Track;
    readonly token: string;
} | {
    readonly type: 'MoveSideways';
    readonly item: number;
    readonly grid: Grid;
} | {
    readonly type: 'ResolveUpArrow';
    readonly grid: Grid;
    readonly accept: boolean;
} | {
    readonly type: 'ClaimCathedralTile';
    readonly tile?: string;
} | {
    readonly type: 'ChoosePlazaReward';
    readonly plaza: string;
    readonly reward: 'upper' | 'lower';
} | {
    readonly type: 'ChooseAlternative';
    readonly item: number;
    readonly option: number;
} | {
    readonly type: 'ChooseProductionKind';
    readonly item: number;
    readonly what: 'gold' | 'stone';
} | {
    readonly type: 'ChoosePlazaTile';
    readonly plaza: string;
} | {
    readonly type: 'DiscardWindows';
    readonly keep: Readonly<Record<'gold-window' | 'silver-window', number>>;
} | {
    readonly type: 'SetParlerMarkers';
    readonly plaza: string;
    readonly slots: Readonly<Record<Row, Slot>>;
} | {
    readonly type: 'PlaceParlerBuilding';
    readonly site: string;
    readonly rotation: Rotation;
} | {
    readonly type: 'Undo';
    readonly to: number;
};
export type CommandType = Command['type'];
/** The command of one type. */
export type CommandOf<T extends CommandType> = Extract<Command, {
    type: T;
}>;
/** Goods a window discard may keep. */
export type Window = Extract<Good, 'gold-window' | 'silver-window'>;
