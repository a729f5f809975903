/** Folds of the action crane and the performances of a turn. */
export declare const craneHandlers: {
    ActionTileTaken: (state: import("./handlers.js").Draft, event: {
        readonly type: 'ActionTileTaken';
        readonly seat: import("../commands.js").SeatId;
        readonly tile: string;
        readonly position: number;
        readonly sector: number;
        readonly actions: readonly [import("../vocabulary.js").Action, import("../vocabulary.js").Action];
        readonly bonus?: import("../vocabulary.js").Effect;
    }) => void;
    SlotBonusUsed: (state: import("./handlers.js").Draft) => void;
    ActionDeclared: (state: import("./handlers.js").Draft, event: {
        readonly type: 'ActionDeclared';
        readonly seat: import("../commands.js").SeatId;
        readonly id: number;
        readonly action: import("../vocabulary.js").Action;
        readonly context: import("../commands.js").Context;
        readonly top?: string;
        readonly discount?: import("../vocabulary.js").Cost;
        readonly then?: import("../vocabulary.js").Effect;
    }) => void;
    ActionDone: (state: import("./handlers.js").Draft, event: {
        readonly type: 'ActionDone';
        readonly seat: import("../commands.js").SeatId;
        readonly id: number;
    }) => void;
    MainActionSkipped: (state: import("./handlers.js").Draft) => void;
    ExtraActionBought: (state: import("./handlers.js").Draft) => void;
    ExtraActionLapsed: (state: import("./handlers.js").Draft) => void;
    WheelTurned: (state: import("./handlers.js").Draft, event: {
        readonly type: 'WheelTurned';
        readonly arrow: number;
        readonly steps: 1 | 2;
    }) => void;
    ActionTileReturned: (state: import("./handlers.js").Draft, event: {
        readonly type: 'ActionTileReturned';
        readonly tile: string;
        readonly sector: number;
        readonly position: number;
    }) => void;
    ActionTileRecycled: (state: import("./handlers.js").Draft, event: {
        readonly type: 'ActionTileRecycled';
        readonly tile: string;
        readonly sector: number;
        readonly position: number;
    }) => void;
    PlatformMoved: (state: import("./handlers.js").Draft, event: {
        readonly type: 'PlatformMoved';
        readonly left: number;
    }) => void;
};
