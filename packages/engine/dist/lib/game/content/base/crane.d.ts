/**
 * The action crane: fixed positions beside the wheel, sectors printed on the wheel, and the turn clock.
 * Position 0 is the first red one, counted clockwise; sector k lies k steps clockwise of the box, where the
 * arrow always stands.
 */
export declare const CRANE: {
    readonly positions: readonly [{
        readonly id: 'crane-position-0';
        readonly index: 0;
        readonly zone: 'red';
        readonly cost: {
            readonly gold: 1;
        };
        readonly points: 0;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-1';
        readonly index: 1;
        readonly zone: 'red';
        readonly cost: {
            readonly gold: 1;
        };
        readonly points: 0;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-2';
        readonly index: 2;
        readonly zone: 'red';
        readonly cost: {
            readonly gold: 1;
        };
        readonly points: 0;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-3';
        readonly index: 3;
        readonly zone: 'red';
        readonly cost: {
            readonly gold: 1;
        };
        readonly points: 0;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-4';
        readonly index: 4;
        readonly zone: 'green';
        readonly cost: {};
        readonly points: 0;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-5';
        readonly index: 5;
        readonly zone: 'green';
        readonly cost: {};
        readonly points: 0;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-6';
        readonly index: 6;
        readonly zone: 'green';
        readonly cost: {};
        readonly points: 0;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-7';
        readonly index: 7;
        readonly zone: 'blue';
        readonly cost: {};
        readonly points: 1;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-8';
        readonly index: 8;
        readonly zone: 'blue';
        readonly cost: {};
        readonly points: 2;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-9';
        readonly index: 9;
        readonly zone: 'blue';
        readonly cost: {};
        readonly points: 3;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-10';
        readonly index: 10;
        readonly zone: 'blue';
        readonly cost: {};
        readonly points: 4;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'crane-position-11';
        readonly index: 11;
        readonly zone: 'blue';
        readonly cost: {};
        readonly points: 5;
        readonly provenance: 'published';
    }];
    readonly sectors: readonly [{
        readonly id: 'wheel-sector-0';
        readonly offset: 0;
        readonly box: true;
        readonly bonus: null;
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-1';
        readonly offset: 1;
        readonly bonus: {
            readonly kind: 'special-or-points';
            readonly n: 1;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-2';
        readonly offset: 2;
        readonly bonus: {
            readonly kind: 'stone';
            readonly n: 2;
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'wheel-sector-3';
        readonly offset: 3;
        readonly bonus: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-4';
        readonly offset: 4;
        readonly bonus: {
            readonly kind: 'special-or-points';
            readonly n: 2;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-5';
        readonly offset: 5;
        readonly bonus: {
            readonly kind: 'silver-window';
            readonly n: 1;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-6';
        readonly offset: 6;
        readonly bonus: {
            readonly kind: 'buy-egg';
            readonly cost: {
                readonly gold: 1;
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-7';
        readonly offset: 7;
        readonly bonus: {
            readonly kind: 'stone';
            readonly n: 1;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-8';
        readonly offset: 8;
        readonly bonus: {
            readonly kind: 'special-or-points';
            readonly n: 1;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-9';
        readonly offset: 9;
        readonly bonus: {
            readonly kind: 'gold';
            readonly n: 2;
        };
        readonly clockCube: true;
        readonly provenance: 'inferred';
    }, {
        readonly id: 'wheel-sector-10';
        readonly offset: 10;
        readonly bonus: {
            readonly kind: 'silver-window';
            readonly n: 1;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'wheel-sector-11';
        readonly offset: 11;
        readonly bonus: {
            readonly kind: 'buy-egg';
            readonly cost: {
                readonly stone: 1;
            };
        };
        readonly provenance: 'published';
    }];
    readonly overripeToken: {
        readonly id: 'five-point-token';
        readonly points: 5;
        readonly provenance: 'published';
    };
    readonly dropWhenArrowReaches: 8;
    readonly turnsPerPlayer: 16;
    readonly clocks: readonly [{
        readonly id: 'clock-1-player';
        readonly players: 1;
        readonly seats: 2;
        readonly arrowStart: 9;
        readonly startPositions: readonly [0, 1, 2, 3, 4, 5];
        readonly platformStart: 3;
        readonly eraTwoAfterTurn: 16;
        readonly dropsAfterTurns: readonly [10, 21, 32];
        readonly provenance: 'inferred';
    }, {
        readonly id: 'clock-2-players';
        readonly players: 2;
        readonly seats: 2;
        readonly arrowStart: 9;
        readonly startPositions: readonly [0, 1, 2, 3, 4, 5];
        readonly platformStart: 3;
        readonly eraTwoAfterTurn: 16;
        readonly dropsAfterTurns: readonly [10, 21, 32];
        readonly provenance: 'inferred';
    }, {
        readonly id: 'clock-3-players';
        readonly players: 3;
        readonly seats: 3;
        readonly arrowStart: 4;
        readonly startPositions: readonly [0, 1, 2, 3, 5, 6];
        readonly platformStart: 5;
        readonly eraTwoAfterTurn: 26;
        readonly dropsAfterTurns: readonly [4, 15, 26, 37, 48];
        readonly provenance: 'inferred';
    }, {
        readonly id: 'clock-4-players';
        readonly players: 4;
        readonly seats: 4;
        readonly arrowStart: 10;
        readonly startPositions: readonly [0, 1, 2, 3, 4, 5];
        readonly platformStart: 6;
        readonly eraTwoAfterTurn: 31;
        readonly dropsAfterTurns: readonly [9, 20, 31, 42, 53, 64];
        readonly provenance: 'inferred';
    }];
    readonly firstGameOrder: {
        readonly id: 'first-game-tile-order';
        readonly tiles: readonly ["action-tile-1", "action-tile-3", "action-tile-5", "action-tile-2", "action-tile-4", "action-tile-6"];
        readonly side: 'A';
        readonly laterGames: 'random';
        readonly provenance: 'reconstructed';
    };
};
