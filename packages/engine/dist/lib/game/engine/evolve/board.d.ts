import type { SeatId } from '../commands.js';
import type { Draft } from './handlers.js';
/** Folds of plazas, the King's Road, the bridge, the two projects and open items. */
export declare const boardHandlers: {
    PlazaCompleted: (state: Draft, event: {
        readonly type: 'PlazaCompleted';
        readonly plaza: string;
        readonly seat: SeatId;
        readonly sites: readonly string[];
        readonly claims: readonly {
            readonly seat: SeatId;
            readonly cubes: number;
            readonly cost: number;
        }[];
        readonly both: readonly SeatId[];
    }) => void;
    PlazaRewardTaken: () => void;
    RoadAdvanced: (state: Draft, event: {
        readonly type: 'RoadAdvanced';
        readonly seat: SeatId;
        readonly to: number;
        readonly space: import("../vocabulary.js").RoadSpace;
    }) => void;
    BridgeTilesDrawn: (state: Draft, event: {
        readonly type: 'BridgeTilesDrawn';
        readonly open?: true;
        readonly seat: SeatId;
        readonly stack: 'IV' | 'V';
        readonly count: number;
        readonly item: number;
    }) => void;
    BridgeTileChosen: (state: Draft, event: {
        readonly type: 'BridgeTileChosen';
        readonly seat: SeatId;
        readonly stack: 'IV' | 'V';
        readonly tile: string;
        readonly returned: number;
    }) => void;
    PlankPlaced: (state: Draft, event: {
        readonly type: 'PlankPlaced';
        readonly seat: SeatId;
        readonly tile: string;
        readonly place: string;
    }) => void;
    CathedralTilesShown: (state: Draft, event: {
        readonly type: 'CathedralTilesShown';
        readonly open?: true;
        readonly seat: SeatId;
        readonly count: number;
        readonly item: number;
    }) => void;
    CathedralTileClaimed: (state: Draft, event: {
        readonly type: 'CathedralTileClaimed';
        readonly seat: SeatId;
        readonly tile?: string;
        readonly returned: number;
    }) => void;
    GridMoved: (state: Draft, event: {
        readonly type: 'GridMoved';
        readonly seat: SeatId;
        readonly grid: import("../vocabulary.js").Grid;
        readonly row: number;
        readonly column: number;
        readonly by: 'sideways' | 'up' | 'arrow-up' | 'arrow-sideways' | 'climb';
    }) => void;
    ItemOpened: (state: Draft, event: {
        readonly type: 'ItemOpened';
        readonly item: import("../state.js").Item;
    }) => void;
    ItemClosed: (state: Draft, event: {
        readonly type: 'ItemClosed';
        readonly id: number;
        readonly seat: SeatId;
        readonly kind: import("../state.js").Item['kind'];
        readonly how: 'answered' | 'declined' | 'automatic' | 'lapsed' | 'moot';
    }) => void;
};
