import type { AcademicTrack, Good, Token, Track } from '../vocabulary.js';
/** Folds of goods, points and tracks. */
export declare const goodsHandlers: {
    Gained: (state: import("./handlers.js").Draft, event: {
        readonly type: 'Gained';
        readonly seat: import("../commands.js").SeatId;
        readonly what: Good | Token;
        readonly n: number;
        readonly lost?: number;
        readonly source: import("../state.js").Source;
    }) => void;
    Paid: (state: import("./handlers.js").Draft, event: {
        readonly type: 'Paid';
        readonly seat: import("../commands.js").SeatId;
        readonly cost: import("../vocabulary.js").Cost;
        readonly source: import("../state.js").Source;
    }) => void;
    WindowsDiscarded: (state: import("./handlers.js").Draft, event: {
        readonly type: 'WindowsDiscarded';
        readonly seat: import("../commands.js").SeatId;
        readonly discarded: import("../vocabulary.js").Cost;
    }) => void;
    Scored: (state: import("./handlers.js").Draft, event: {
        readonly type: 'Scored';
        readonly seat: import("../commands.js").SeatId;
        readonly points: number;
        readonly source: import("../state.js").Source;
    }) => void;
    TrackAdvanced: (state: import("./handlers.js").Draft, event: {
        readonly type: 'TrackAdvanced';
        readonly seat: import("../commands.js").SeatId;
        readonly track: Track | AcademicTrack;
        readonly to: number;
        readonly source: import("../state.js").Source;
    }) => void;
    Produced: () => void;
    WealthBonusTaken: (state: import("./handlers.js").Draft, event: {
        readonly type: 'WealthBonusTaken';
        readonly seat: import("../commands.js").SeatId;
        readonly bonus: string;
        readonly cubes: number;
    }) => void;
    ProductionTokenTaken: (state: import("./handlers.js").Draft, event: {
        readonly type: 'ProductionTokenTaken';
        readonly seat: import("../commands.js").SeatId;
        readonly track: Track;
        readonly token: string;
    }) => void;
    AbilityUsed: (state: import("./handlers.js").Draft, event: {
        readonly type: 'AbilityUsed';
        readonly seat: import("../commands.js").SeatId;
        readonly tile: string;
        readonly oncePerTurn: boolean;
    }) => void;
    SealRightGained: (state: import("./handlers.js").Draft, event: {
        readonly type: 'SealRightGained';
        readonly seat: import("../commands.js").SeatId;
        readonly track: Track;
    }) => void;
    SealClaimed: (state: import("./handlers.js").Draft, event: {
        readonly type: 'SealClaimed';
        readonly seat: import("../commands.js").SeatId;
        readonly seal: string;
    }) => void;
};
