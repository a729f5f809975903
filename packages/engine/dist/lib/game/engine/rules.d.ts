import type { Rule } from './rule.js';
export declare const RULES: {
    readonly TakeActionTile: Rule<{
        readonly type: 'TakeActionTile';
        readonly position: number;
    }>;
    readonly CollectSlotBonus: Rule<{
        readonly type: 'CollectSlotBonus';
    }>;
    readonly BuyEgg: Rule<{
        readonly type: 'BuyEgg';
    }>;
    readonly ScoreSpecialPoints: Rule<{
        readonly type: 'ScoreSpecialPoints';
    }>;
    readonly DeclareAction: Rule<{
        readonly type: 'DeclareAction';
        readonly action: import("./vocabulary.js").Action;
        readonly context: import("./commands.js").Context;
    }>;
    readonly BuyExtraAction: Rule<{
        readonly type: 'BuyExtraAction';
        readonly pay: import("./vocabulary.js").Cost;
    }>;
    readonly UseTechnology: Rule<{
        readonly type: 'UseTechnology';
        readonly tile: string;
        readonly grid?: import("./vocabulary.js").Grid;
    }>;
    readonly RefreshRow: Rule<{
        readonly type: 'RefreshRow';
        readonly row: import("./vocabulary.js").Row;
        readonly slots: readonly [import("./commands.js").Slot, import("./commands.js").Slot];
        readonly pay: import("./vocabulary.js").Cost;
    }>;
    readonly RefillRow: Rule<{
        readonly type: 'RefillRow';
        readonly row: import("./vocabulary.js").Row;
    }>;
    readonly MoveUp: Rule<{
        readonly type: 'MoveUp';
        readonly grid: import("./vocabulary.js").Grid;
    }>;
    readonly ClaimSeal: Rule<{
        readonly type: 'ClaimSeal';
        readonly seal?: string;
    }>;
    readonly EndTurn: Rule<{
        readonly type: 'EndTurn';
    }>;
    readonly SkipMainAction: Rule<{
        readonly type: 'SkipMainAction';
    }>;
    readonly ManageMines: Rule<{
        readonly type: 'ManageMines';
        readonly choice: 'increase' | 'produce';
    }>;
    readonly ManageQuarries: Rule<{
        readonly type: 'ManageQuarries';
        readonly choice: 'increase' | 'produce';
    }>;
    readonly PlaceUpgrade: Rule<{
        readonly type: 'PlaceUpgrade';
        readonly slot: import("./commands.js").Slot;
        readonly rotation: import("./commands.js").Rotation;
    }>;
    readonly PlaceWall: Rule<{
        readonly type: 'PlaceWall';
        readonly slot: import("./commands.js").Slot;
        readonly cell: string;
        readonly rotation: import("./commands.js").Rotation;
    }>;
    readonly PlaceBuilding: Rule<{
        readonly type: 'PlaceBuilding';
        readonly slot: import("./commands.js").Slot;
        readonly site: string;
        readonly rotation: import("./commands.js").Rotation;
        readonly keepCube?: true;
    }>;
    readonly AdvanceRoad: Rule<{
        readonly type: 'AdvanceRoad';
    }>;
    readonly ResolveRoadEffect: Rule<{
        readonly type: 'ResolveRoadEffect';
        readonly space: import("./vocabulary.js").RoadSpace;
        readonly option?: number;
    }>;
    readonly ResolveRoadEgg: Rule<{
        readonly type: 'ResolveRoadEgg';
        readonly space: import("./vocabulary.js").RoadSpace;
        readonly option: number;
    }>;
    readonly ChooseBridgeTile: Rule<{
        readonly type: 'ChooseBridgeTile';
        readonly tile: string;
    }>;
    readonly PlacePlank: Rule<{
        readonly type: 'PlacePlank';
        readonly place: string;
    }>;
    readonly CollectUpgradeBonus: Rule<{
        readonly type: 'CollectUpgradeBonus';
        readonly performance: number;
        readonly tile: string;
    }>;
    readonly ChooseTechnology: Rule<{
        readonly type: 'ChooseTechnology';
        readonly tile: string;
    }>;
    readonly ChooseProductionToken: Rule<{
        readonly type: 'ChooseProductionToken';
        readonly track: import("./vocabulary.js").Track;
        readonly token: string;
    }>;
    readonly MoveSideways: Rule<{
        readonly type: 'MoveSideways';
        readonly item: number;
        readonly grid: import("./vocabulary.js").Grid;
    }>;
    readonly ResolveUpArrow: Rule<{
        readonly type: 'ResolveUpArrow';
        readonly grid: import("./vocabulary.js").Grid;
        readonly accept: boolean;
    }>;
    readonly ClaimCathedralTile: Rule<{
        readonly type: 'ClaimCathedralTile';
        readonly tile?: string;
    }>;
    readonly ChoosePlazaReward: Rule<{
        readonly type: 'ChoosePlazaReward';
        readonly plaza: string;
        readonly reward: 'upper' | 'lower';
    }>;
    readonly ChooseAlternative: Rule<{
        readonly type: 'ChooseAlternative';
        readonly item: number;
        readonly option: number;
    }>;
    readonly ChooseProductionKind: Rule<{
        readonly type: 'ChooseProductionKind';
        readonly item: number;
        readonly what: 'gold' | 'stone';
    }>;
    readonly ChoosePlazaTile: Rule<{
        readonly type: 'ChoosePlazaTile';
        readonly plaza: string;
    }>;
    readonly DiscardWindows: Rule<{
        readonly type: 'DiscardWindows';
        readonly keep: Readonly<Record<'gold-window' | 'silver-window', number>>;
    }>;
    readonly SetParlerMarkers: Rule<{
        readonly type: 'SetParlerMarkers';
        readonly plaza: string;
        readonly slots: Readonly<Record<import("./vocabulary.js").Row, import("./commands.js").Slot>>;
    }>;
    readonly PlaceParlerBuilding: Rule<{
        readonly type: 'PlaceParlerBuilding';
        readonly site: string;
        readonly rotation: import("./commands.js").Rotation;
    }>;
    readonly Undo: Rule<{
        readonly type: 'Undo';
        readonly to: number;
    }>;
};
