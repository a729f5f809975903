/**
 * What every player starts with, limits and prices, the production tracks, the wealth bonuses and the
 * academic tracks. The marker of a production track stands on field count + 1, so a bonus on field f pays
 * once the count is f or more.
 */
export declare const PLAYER_BOARD: {
    readonly start: {
        readonly id: 'player-start';
        readonly gold: 2;
        readonly stone: 2;
        readonly egg: 0;
        readonly 'silver-window': 0;
        readonly 'gold-window': 0;
        readonly points: 0;
        readonly freeCubes: 2;
        readonly provenance: 'published';
    };
    readonly limits: {
        readonly id: 'player-limits';
        readonly gold: 9;
        readonly stone: 9;
        readonly windowsKeptAtEndOfTurn: 2;
        readonly provenance: 'published';
    };
    readonly extraAction: {
        readonly id: 'extra-action';
        readonly prices: readonly [{
            readonly 'gold-window': 2;
        }, {
            readonly 'gold-window': 1;
            readonly 'silver-window': 1;
        }];
        readonly perTurn: 1;
        readonly provenance: 'published';
    };
    readonly rowRefresh: {
        readonly id: 'row-refresh';
        readonly prices: readonly [{
            readonly gold: 1;
        }, {
            readonly stone: 1;
        }];
        readonly tiles: 2;
        readonly perTurn: 1;
        readonly provenance: 'published';
    };
    readonly cubes: {
        readonly id: 'player-cubes';
        readonly total: 11;
        readonly tracks: 4;
        readonly wealth: 3;
        readonly projects: 2;
        readonly free: 2;
        readonly provenance: 'published';
    };
    readonly tracks: readonly [{
        readonly id: 'gold-mine-track';
        readonly resource: 'gold';
        readonly counts: readonly [3, 4, 5, 6, 7, 8];
        readonly startCount: 3;
        readonly startField: 4;
        readonly tokenAtCount: 5;
        readonly tokenAtField: 6;
        readonly tokenLiesOnField: 1;
        readonly sealAtCount: 8;
        readonly sealAtField: 9;
        readonly productionBonuses: readonly [{
            readonly id: 'gold-mine-bonus-1';
            readonly field: 3;
            readonly gain: {
                readonly kind: 'points';
                readonly n: 1;
            };
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'gold-mine-bonus-2';
            readonly field: 4;
            readonly gain: {
                readonly kind: 'points';
                readonly n: 1;
            };
            readonly provenance: 'reconstructed';
        }];
        readonly provenance: 'published';
    }, {
        readonly id: 'quarry-track';
        readonly resource: 'stone';
        readonly counts: readonly [2, 3, 4, 5, 6, 7];
        readonly startCount: 2;
        readonly startField: 3;
        readonly tokenAtCount: 4;
        readonly tokenAtField: 5;
        readonly tokenLiesOnField: 1;
        readonly sealAtCount: 7;
        readonly sealAtField: 8;
        readonly productionBonuses: readonly [{
            readonly id: 'quarry-bonus-1';
            readonly field: 3;
            readonly gain: {
                readonly kind: 'points';
                readonly n: 1;
            };
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'quarry-bonus-2';
            readonly field: 5;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
            readonly provenance: 'reconstructed';
        }];
        readonly provenance: 'published';
    }];
    readonly wealthBonuses: readonly [{
        readonly id: 'wealth-gold-6';
        readonly reach: {
            readonly gold: 6;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly freesCubes: 1;
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wealth-stone-6';
        readonly reach: {
            readonly stone: 6;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly freesCubes: 1;
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wealth-9';
        readonly reachEither: {
            readonly gold: 9;
            readonly stone: 9;
        };
        readonly gain: {
            readonly kind: 'choose-one';
            readonly of: readonly [{
                readonly kind: 'silver-window';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 2;
            }];
        };
        readonly freesCubes: 1;
        readonly provenance: 'reconstructed';
    }];
    readonly technologyTrack: {
        readonly id: 'technology-track';
        readonly start: 0;
        readonly top: 8;
        readonly levels: {
            readonly I: 1;
            readonly II: 2;
            readonly III: 4;
            readonly IV: 6;
        };
        readonly overflowPoints: 2;
        readonly provenance: 'inferred';
    };
    readonly universityTrack: {
        readonly id: 'university-track';
        readonly start: 0;
        readonly top: 8;
        readonly multiplierByHeight: readonly [0, 0, 1, 1, 1, 2, 2, 2, 3];
        readonly overflowPoints: 2;
        readonly provenance: 'inferred';
    };
};
