/**
 * Hunger Wall and Cathedral: a frame is what all tier sets of a project share, a tier set its squares with
 * effects. Squares not listed are empty; `picture` draws the same, top row first: ^ up arrow, > sideways
 * arrow, digit = points.
 */
export declare const GRIDS: {
    readonly frames: readonly [{
        readonly id: 'cathedral';
        readonly name: 'St. Vitus Cathedral';
        readonly direction: 'right';
        readonly rows: 6;
        readonly columns: 6;
        readonly start: {
            readonly row: 0;
            readonly column: 0;
        };
        readonly token: 'red-token';
        readonly rowPoints: readonly [0, 2, 4, 7, 10, 13];
        readonly columnValues: readonly [0, 1, 1, 2, 2, 3];
        readonly tiers: readonly [{
            readonly tier: 'I';
            readonly rows: readonly [0, 1];
        }, {
            readonly tier: 'II';
            readonly rows: readonly [2, 3];
            readonly crossing: {
                readonly gold: 1;
                readonly stone: 1;
            };
        }, {
            readonly tier: 'III';
            readonly rows: readonly [4, 5];
            readonly crossing: {
                readonly gold: 2;
                readonly stone: 2;
            };
        }];
        readonly climbCost: {
            readonly 'silver-window': 2;
        };
        readonly topTierPrize: {
            readonly stack: 'V';
            readonly tiles: 3;
            readonly claims: 'one per player, on first entry into tier III';
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'hunger-wall';
        readonly name: 'Hunger Wall';
        readonly direction: 'left';
        readonly rows: 6;
        readonly columns: 6;
        readonly start: {
            readonly row: 0;
            readonly column: 0;
        };
        readonly token: 'blue-token';
        readonly rowPoints: readonly [0, 3, 6, 9, 13, 17];
        readonly columnValues: readonly [0, 1, 1, 2, 2, 3];
        readonly tiers: readonly [{
            readonly tier: 'I';
            readonly rows: readonly [0, 1];
        }, {
            readonly tier: 'II';
            readonly rows: readonly [2, 3];
            readonly crossing: {
                readonly gold: 1;
                readonly stone: 1;
            };
        }, {
            readonly tier: 'III';
            readonly rows: readonly [4, 5];
            readonly crossing: {
                readonly gold: 2;
                readonly stone: 2;
            };
        }];
        readonly climbCost: {
            readonly 'silver-window': 2;
        };
        readonly topTierPrize: null;
        readonly provenance: 'reconstructed';
    }];
    readonly tierSets: readonly [{
        readonly id: 'cathedral-base';
        readonly grid: 'cathedral';
        readonly variant: 'base';
        readonly flavour: 'Balanced: two free climbs, three pushes sideways, small points everywhere.';
        readonly squares: readonly [{
            readonly row: 0;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 0;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 0;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 1;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 1;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 1;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 2;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 2;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 2;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 3;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 3;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 3;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 4;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 4;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 4;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 5;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 5;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 5;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 4;
            };
        }];
        readonly picture: readonly [". 1 . 2 . 4", ". . 2 . > 3", ". 1 . ^ . 2", ". . 2 . 1 3", ". ^ . > . 1", "S . 1 . > 2"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'cathedral-a';
        readonly grid: 'cathedral';
        readonly variant: 'A';
        readonly flavour: 'The spire: seven free climbs and no push sideways, so windows carry far and the prize tiles go early.';
        readonly squares: readonly [{
            readonly row: 0;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 0;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 1;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 1;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 2;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 2;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 3;
            readonly column: 0;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 3;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 4;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 4;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 4;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 5;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 5;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 5;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }];
        readonly picture: readonly [". . 1 . 2 3", ". ^ . . ^ 2", "^ . . ^ . .", ". . ^ . . 1", ". ^ . . ^ .", "S . . 1 . 1"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'cathedral-b';
        readonly grid: 'cathedral';
        readonly variant: 'B';
        readonly flavour: 'The nave: no free climb, many pushes sideways and points far from the start, so red tokens pay.';
        readonly squares: readonly [{
            readonly row: 0;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 0;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 0;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 1;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 1;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 1;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 1;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 2;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 2;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 2;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 3;
            readonly column: 0;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 3;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 3;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 4;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 4;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 4;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 4;
            };
        }, {
            readonly row: 5;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 5;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 5;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 5;
            };
        }];
        readonly picture: readonly [". . > . 3 5", ". > . 2 . 4", "> . . > . 3", ". . > . 2 3", ". > . 2 > 2", "S . > . 1 2"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'hunger-wall-base';
        readonly grid: 'hunger-wall';
        readonly variant: 'base';
        readonly flavour: 'Balanced: two free climbs, two pushes sideways, points spread over all rows.';
        readonly squares: readonly [{
            readonly row: 0;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 0;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 0;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 1;
            readonly column: 0;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 1;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 1;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 2;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 2;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 2;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 3;
            readonly column: 0;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 3;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 3;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 4;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 4;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 4;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 5;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 5;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 5;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 4;
            };
        }];
        readonly picture: readonly [". . 2 . 3 4", ". 2 . ^ . 3", "2 . > . 2 .", ". 1 . 2 . 3", "1 . ^ . 2 .", "S 1 . > . 2"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'hunger-wall-a';
        readonly grid: 'hunger-wall';
        readonly variant: 'A';
        readonly flavour: 'Watchtowers: nine free climbs, two of them on the lowest row, few points.';
        readonly squares: readonly [{
            readonly row: 0;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 0;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 1;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 1;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 2;
            readonly column: 0;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 2;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 3;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 3;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 4;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 4;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'arrow-up';
            };
        }, {
            readonly row: 5;
            readonly column: 0;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 1;
            };
        }, {
            readonly row: 5;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 5;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 5;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }];
        readonly picture: readonly ["1 . 2 . 2 3", ". ^ . . ^ .", ". . ^ . . 2", "^ . . ^ . .", ". . ^ . . ^", "S ^ . . ^ ."];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'hunger-wall-b';
        readonly grid: 'hunger-wall';
        readonly variant: 'B';
        readonly flavour: 'The long rampart: pushes sideways from the first step on, points at the far end.';
        readonly squares: readonly [{
            readonly row: 0;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 0;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 0;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 1;
            readonly column: 0;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 1;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 1;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 2;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 2;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 2;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 3;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 3;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 3;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 4;
            readonly column: 0;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 4;
            readonly column: 2;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 2;
            };
        }, {
            readonly row: 4;
            readonly column: 4;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 4;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 4;
            };
        }, {
            readonly row: 5;
            readonly column: 1;
            readonly effect: {
                readonly kind: 'arrow-sideways';
            };
        }, {
            readonly row: 5;
            readonly column: 3;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 3;
            };
        }, {
            readonly row: 5;
            readonly column: 5;
            readonly effect: {
                readonly kind: 'points';
                readonly n: 5;
            };
        }];
        readonly picture: readonly [". > . 3 . 5", "> . 2 . > 4", ". > . 2 . 3", ". . > . 2 3", "> . . > . 2", "S . > . 2 3"];
        readonly provenance: 'reconstructed';
    }];
};
