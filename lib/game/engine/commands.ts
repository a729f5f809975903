/** The commands of a seat: a closed union. lib/game/casebook/topics.ts lists the rules they follow. */
import type { Action, Cost, Grid, RoadSpace, Row, Track } from './vocabulary';

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

export type Command =
  // 4.1 turn skeleton
  | { readonly type: 'TakeActionTile'; readonly position: number } // DEC-1
  | { readonly type: 'CollectSlotBonus' } // DEC-2
  | { readonly type: 'BuyEgg' } // DEC-3
  | { readonly type: 'ScoreSpecialPoints' } // DEC-4
  | { readonly type: 'DeclareAction'; readonly action: Action; readonly context: Context } // DEC-5
  | { readonly type: 'BuyExtraAction'; readonly pay: Cost } // DEC-6
  | { readonly type: 'UseTechnology'; readonly tile: string; readonly grid?: Grid } // DEC-7, grid only for a climb
  | {
      readonly type: 'RefreshRow';
      readonly row: Row;
      readonly slots: readonly [Slot, Slot];
      readonly pay: Cost;
    } // DEC-8
  | { readonly type: 'RefillRow'; readonly row: Row } // DEV-3
  | { readonly type: 'MoveUp'; readonly grid: Grid } // DEC-9
  | { readonly type: 'ClaimSeal'; readonly seal?: string } // DEC-10; no seal = keep the right (answer to an interrupt)
  | { readonly type: 'EndTurn' } // DEC-11
  | { readonly type: 'SkipMainAction' } // DEC-12
  // 4.2 inside a performance
  | { readonly type: 'ManageMines'; readonly choice: 'increase' | 'produce' } // DEC-13
  | { readonly type: 'ManageQuarries'; readonly choice: 'increase' | 'produce' } // DEC-14
  | { readonly type: 'PlaceUpgrade'; readonly slot: Slot; readonly rotation: Rotation } // DEC-15
  | { readonly type: 'PlaceWall'; readonly slot: Slot; readonly cell: string; readonly rotation: Rotation } // DEC-16
  | {
      readonly type: 'PlaceBuilding';
      readonly slot: Slot;
      readonly site: string;
      readonly rotation: Rotation;
      /** the only cube stays for the seal that the reward gives the right to. */
      readonly keepCube?: true;
    } // DEC-17
  | { readonly type: 'AdvanceRoad' } // DEC-18
  | { readonly type: 'ResolveRoadEffect'; readonly space: RoadSpace; readonly option?: number } // DEC-19
  | { readonly type: 'ResolveRoadEgg'; readonly space: RoadSpace; readonly option: number } // DEC-20
  | { readonly type: 'ChooseBridgeTile'; readonly tile: string } // DEC-21
  | { readonly type: 'PlacePlank'; readonly place: string } // DEC-22
  | { readonly type: 'CollectUpgradeBonus'; readonly performance: number; readonly tile: string } // DEC-24
  // 4.3 choices caused by effects; `item` is the id of the open item that is answered
  | { readonly type: 'ChooseTechnology'; readonly tile: string } // DEC-25
  | { readonly type: 'ChooseProductionToken'; readonly track: Track; readonly token: string } // DEC-26
  | { readonly type: 'MoveSideways'; readonly item: number; readonly grid: Grid } // DEC-27
  | { readonly type: 'ResolveUpArrow'; readonly grid: Grid; readonly accept: boolean } // DEC-28
  | { readonly type: 'ClaimCathedralTile'; readonly tile?: string } // DEC-29; no tile = decline
  | { readonly type: 'ChoosePlazaReward'; readonly plaza: string; readonly reward: 'upper' | 'lower' } // DEC-30
  | { readonly type: 'ChooseAlternative'; readonly item: number; readonly option: number } // DEC-31
  | { readonly type: 'ChooseProductionKind'; readonly item: number; readonly what: 'gold' | 'stone' } // DEC-32
  | { readonly type: 'ChoosePlazaTile'; readonly plaza: string } // DEC-33
  | {
      readonly type: 'DiscardWindows';
      readonly keep: Readonly<Record<'gold-window' | 'silver-window', number>>;
    } // DEC-34
  // 4.4 solo and table commands
  | {
      readonly type: 'SetParlerMarkers'; // DEC-35
      readonly plaza: string;
      readonly slots: Readonly<Record<Row, Slot>>;
    }
  | { readonly type: 'PlaceParlerBuilding'; readonly site: string; readonly rotation: Rotation } // DEC-36
  | { readonly type: 'Undo'; readonly to: number }; // DEC-38: back to the position right after log row `to`

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
