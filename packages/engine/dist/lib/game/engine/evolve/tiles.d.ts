import type { SeatId } from '../commands.js';
import type { Draft } from './handlers.js';
import type { Row } from '../vocabulary.js';
/** Folds of hexagon tiles, technologies and upgrade bonuses. */
export declare const tileHandlers: {
    TechnologyDrawn: (state: Draft, event: {
        readonly type: 'TechnologyDrawn';
        readonly seat: SeatId;
        readonly level: import("../vocabulary.js").Level;
        readonly count: number;
        readonly item: number;
    }) => void;
    TechnologyChosen: (state: Draft, event: {
        readonly type: 'TechnologyChosen';
        readonly seat: SeatId;
        readonly level: import("../vocabulary.js").Level;
        readonly tile: string;
        readonly active: boolean;
        readonly returned: number;
    }) => void;
    TechnologyUsed: (state: Draft, event: {
        readonly type: 'TechnologyUsed';
        readonly seat: SeatId;
        readonly tile: string;
    }) => void;
    TileTaken: (state: Draft, event: {
        readonly type: 'TileTaken';
        readonly seat: SeatId;
        readonly row: Row;
        readonly slot: import("../commands.js").Slot;
        readonly tile: string;
    }) => void;
    UpgradePlaced: (state: Draft, event: {
        readonly type: 'UpgradePlaced';
        readonly seat: SeatId;
        readonly action: import("../vocabulary.js").Action;
        readonly tile: string;
        readonly rotation: import("../commands.js").Rotation;
        readonly covers?: string;
    }) => void;
    WallPlaced: (state: Draft, event: {
        readonly type: 'WallPlaced';
        readonly seat: SeatId;
        readonly tile: string;
        readonly cell: string;
        readonly rotation: import("../commands.js").Rotation;
    }) => void;
    BuildingPlaced: (state: Draft, event: {
        readonly type: 'BuildingPlaced';
        readonly seat: SeatId;
        readonly tile: string;
        readonly site: string;
        readonly rotation: import("../commands.js").Rotation;
        readonly cube: boolean;
    }) => void;
    EdgeMatched: (state: Draft, event: {
        readonly type: 'EdgeMatched';
        readonly seat: SeatId;
        readonly contact: string;
        readonly gains: readonly import("../vocabulary.js").Effect[];
    }) => void;
    CornersMatched: (state: Draft, event: {
        readonly type: 'CornersMatched';
        readonly seat: SeatId;
        readonly token: import("../vocabulary.js").Token;
        readonly contacts: readonly string[];
    }) => void;
    UpgradeBonusCollected: (state: Draft, event: {
        readonly type: 'UpgradeBonusCollected';
        readonly seat: SeatId;
        readonly performance: number;
        readonly tile: string;
    }) => void;
    UpgradeBonusLapsed: () => void;
    RowRefilled: (state: Draft, event: {
        readonly type: 'RowRefilled';
        readonly row: Row;
        readonly slot: import("../commands.js").Slot;
        readonly tile: string;
    }) => void;
    RowRefreshed: (state: Draft, event: {
        readonly type: 'RowRefreshed';
        readonly seat: SeatId;
        readonly row: Row;
        readonly slots: readonly [import("../commands.js").Slot, import("../commands.js").Slot];
        readonly removed: readonly [string, string];
    }) => void;
};
