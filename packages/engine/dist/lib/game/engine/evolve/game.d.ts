import type { Draft } from './handlers.js';
import type { EventOf } from '../events.js';
/** Folds of the turn order, the eras and the end. */
export declare const gameHandlers: {
    TurnStarted: (state: Draft, event: {
        readonly type: 'TurnStarted';
        readonly seat: import("../commands.js").SeatId;
        readonly turn: number;
    }) => void;
    TurnEnded: (state: Draft, event: {
        readonly type: 'TurnEnded';
        readonly seat: import("../commands.js").SeatId;
        readonly turn: number;
    }) => void;
    EraChanged: (state: Draft, event: {
        readonly type: 'EraChanged';
        readonly era: import("../vocabulary.js").Era;
        readonly rows: Readonly<Record<import("../vocabulary.js").Row, import("../state.js").RowState>>;
    }) => void;
    LastCallStarted: (state: Draft) => void;
    ScoringStarted: (state: Draft) => void;
    GameEnded: (state: Draft, event: {
        readonly type: 'GameEnded';
        readonly scores: readonly number[];
        readonly ranking: readonly import("../commands.js").SeatId[];
        readonly returned?: Readonly<Partial<Record<import("../vocabulary.js").Level, number>>>;
    }) => void;
};
/** The state of a game just set up; everything else follows from later events. */
export declare function startGame(event: EventOf<'GameStarted'>): Draft;
