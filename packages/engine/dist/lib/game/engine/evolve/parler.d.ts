import type { Draft } from './handlers.js';
import type { ParlerState } from '../state.js';
/** Folds of Peter Parler's turn. */
export declare const parlerHandlers: {
    ParlerMarkersSet: (state: Draft, event: {
        readonly type: 'ParlerMarkersSet';
        readonly plaza: string;
        readonly markers: Readonly<Record<import("../vocabulary.js").Row, import("../commands.js").Slot>>;
    }) => void;
    ParlerCardRevealed: (state: Draft, event: {
        readonly type: 'ParlerCardRevealed';
        readonly card: string;
        readonly left: number;
        readonly reshuffled: boolean;
    }) => void;
    ParlerTileTaken: (state: Draft, event: {
        readonly type: 'ParlerTileTaken';
        readonly row: import("../vocabulary.js").Row;
        readonly slot: import("../commands.js").Slot;
        readonly tile: string;
        readonly to: 'stack' | 'city';
    }) => void;
    ParlerMarkerMoved: (state: Draft, event: {
        readonly type: 'ParlerMarkerMoved';
        readonly row: import("../vocabulary.js").Row;
        readonly slot: import("../commands.js").Slot;
    }) => void;
    ParlerPawnMoved: (state: Draft, event: {
        readonly type: 'ParlerPawnMoved';
        readonly plaza?: string;
        readonly steps: number;
    }) => void;
    ParlerStageReached: (state: Draft, event: {
        readonly type: 'ParlerStageReached';
        readonly stage: ParlerState['stage'];
    }) => void;
    ProductionTokenRemoved: (state: Draft, event: {
        readonly type: 'ProductionTokenRemoved';
        readonly token: string;
    }) => void;
    ParlerSealClaimed: (state: Draft, event: {
        readonly type: 'ParlerSealClaimed';
        readonly seal: string;
    }) => void;
};
