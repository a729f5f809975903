/** The pack of today: the known values of the printed game, its gaps filled by a design of our own. */
export declare const BASE_PACK: {
    readonly id: 'reconstruction';
    readonly version: 2;
    readonly name: 'Reconstruction';
    readonly crane: {
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
    readonly actionTiles: {
        readonly actions: readonly [{
            readonly id: 'manage-mines';
            readonly name: 'Manage mines';
            readonly provenance: 'published';
        }, {
            readonly id: 'manage-quarries';
            readonly name: 'Manage quarries';
            readonly provenance: 'published';
        }, {
            readonly id: 'upgrade-action';
            readonly name: 'Upgrade an action';
            readonly provenance: 'published';
        }, {
            readonly id: 'construct-wall';
            readonly name: 'Construct a wall';
            readonly provenance: 'published';
        }, {
            readonly id: 'construct-building';
            readonly name: 'Construct a building';
            readonly provenance: 'published';
        }, {
            readonly id: 'kings-road';
            readonly name: "Construct the King's Road";
            readonly provenance: 'published';
        }];
        readonly tiles: readonly [{
            readonly id: 'action-tile-1';
            readonly sides: {
                readonly A: readonly ["manage-mines", "construct-wall"];
                readonly B: readonly ["manage-mines", "construct-building"];
            };
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-tile-2';
            readonly sides: {
                readonly A: readonly ["manage-mines", "construct-wall"];
                readonly B: readonly ["construct-wall", "kings-road"];
            };
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-tile-3';
            readonly sides: {
                readonly A: readonly ["manage-quarries", "construct-building"];
                readonly B: readonly ["construct-building", "upgrade-action"];
            };
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-tile-4';
            readonly sides: {
                readonly A: readonly ["manage-quarries", "construct-building"];
                readonly B: readonly ["manage-quarries", "construct-wall"];
            };
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-tile-5';
            readonly sides: {
                readonly A: readonly ["upgrade-action", "kings-road"];
                readonly B: readonly ["upgrade-action", "manage-quarries"];
            };
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-tile-6';
            readonly sides: {
                readonly A: readonly ["upgrade-action", "kings-road"];
                readonly B: readonly ["kings-road", "manage-mines"];
            };
            readonly provenance: 'reconstructed';
        }];
    };
    readonly playerBoard: {
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
    readonly actionBoard: {
        readonly centre: {
            readonly id: 'action-centre';
            readonly q: 0;
            readonly r: 0;
            readonly placeable: false;
            readonly provenance: 'reconstructed';
        };
        readonly actions: readonly [{
            readonly id: 'action-hex-manage-mines';
            readonly action: 'manage-mines';
            readonly q: 0;
            readonly r: -1;
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-hex-construct-building';
            readonly action: 'construct-building';
            readonly q: 1;
            readonly r: -1;
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-hex-upgrade-action';
            readonly action: 'upgrade-action';
            readonly q: 1;
            readonly r: 0;
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-hex-construct-wall';
            readonly action: 'construct-wall';
            readonly q: 0;
            readonly r: 1;
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-hex-manage-quarries';
            readonly action: 'manage-quarries';
            readonly q: -1;
            readonly r: 1;
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'action-hex-kings-road';
            readonly action: 'kings-road';
            readonly q: -1;
            readonly r: 0;
            readonly provenance: 'reconstructed';
        }];
        readonly wallCells: readonly [{
            readonly id: 'wall-cell-1';
            readonly q: 1;
            readonly r: -2;
            readonly touches: readonly ["manage-mines", "construct-building"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-2';
            readonly q: 2;
            readonly r: -2;
            readonly touches: readonly ["construct-building"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-3';
            readonly q: 2;
            readonly r: -1;
            readonly touches: readonly ["construct-building", "upgrade-action"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-4';
            readonly q: 2;
            readonly r: 0;
            readonly touches: readonly ["upgrade-action"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-5';
            readonly q: 1;
            readonly r: 1;
            readonly touches: readonly ["upgrade-action", "construct-wall"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-6';
            readonly q: 0;
            readonly r: 2;
            readonly touches: readonly ["construct-wall"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-7';
            readonly q: -1;
            readonly r: 2;
            readonly touches: readonly ["construct-wall", "manage-quarries"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-8';
            readonly q: -2;
            readonly r: 2;
            readonly touches: readonly ["manage-quarries"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-9';
            readonly q: -2;
            readonly r: 1;
            readonly touches: readonly ["manage-quarries", "kings-road"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-10';
            readonly q: -2;
            readonly r: 0;
            readonly touches: readonly ["kings-road"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-11';
            readonly q: -1;
            readonly r: -1;
            readonly touches: readonly ["manage-mines", "kings-road"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'wall-cell-12';
            readonly q: 0;
            readonly r: -2;
            readonly touches: readonly ["manage-mines"];
            readonly provenance: 'reconstructed';
        }];
    };
    readonly grids: {
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
            readonly rowPoints: readonly [0, 2, 4, 7, 12, 17];
            readonly columnValues: readonly [0, 1, 1, 1, 2, 3];
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
    readonly bridge: {
        readonly places: readonly [{
            readonly id: 'bridge-place-1';
            readonly place: 1;
            readonly faces: readonly [{
                readonly id: 'bridge-place-1-a';
                readonly side: 'A';
                readonly spaces: readonly [{
                    readonly kind: 'silver-window';
                    readonly n: 1;
                }, {
                    readonly kind: 'points';
                    readonly n: 2;
                }];
                readonly provenance: 'reconstructed';
            }, {
                readonly id: 'bridge-place-1-b';
                readonly side: 'B';
                readonly spaces: readonly [{
                    readonly kind: 'stone';
                    readonly n: 2;
                }, {
                    readonly kind: 'red-token';
                    readonly n: 1;
                }];
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'bridge-place-2';
            readonly place: 2;
            readonly faces: readonly [{
                readonly id: 'bridge-place-2-a';
                readonly side: 'A';
                readonly spaces: readonly [{
                    readonly kind: 'gold';
                    readonly n: 2;
                }, {
                    readonly kind: 'points';
                    readonly n: 2;
                }];
                readonly provenance: 'reconstructed';
            }, {
                readonly id: 'bridge-place-2-b';
                readonly side: 'B';
                readonly spaces: readonly [{
                    readonly kind: 'silver-window';
                    readonly n: 1;
                }, {
                    readonly kind: 'gold';
                    readonly n: 2;
                }];
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'bridge-place-3';
            readonly place: 3;
            readonly faces: readonly [{
                readonly id: 'bridge-place-3-a';
                readonly side: 'A';
                readonly spaces: readonly [{
                    readonly kind: 'egg';
                    readonly n: 1;
                }, {
                    readonly kind: 'blue-token';
                    readonly n: 1;
                }];
                readonly provenance: 'published';
            }, {
                readonly id: 'bridge-place-3-b';
                readonly side: 'B';
                readonly spaces: readonly [{
                    readonly kind: 'university';
                    readonly n: 2;
                }, {
                    readonly kind: 'points';
                    readonly n: 1;
                }];
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-place-4';
            readonly place: 4;
            readonly faces: readonly [{
                readonly id: 'bridge-place-4-a';
                readonly side: 'A';
                readonly spaces: readonly [{
                    readonly kind: 'stone';
                    readonly n: 2;
                }, {
                    readonly kind: 'points';
                    readonly n: 2;
                }];
                readonly provenance: 'reconstructed';
            }, {
                readonly id: 'bridge-place-4-b';
                readonly side: 'B';
                readonly spaces: readonly [{
                    readonly kind: 'egg';
                    readonly n: 1;
                }, {
                    readonly kind: 'red-token';
                    readonly n: 1;
                }];
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'bridge-place-5';
            readonly place: 5;
            readonly faces: readonly [{
                readonly id: 'bridge-place-5-a';
                readonly side: 'A';
                readonly spaces: readonly [{
                    readonly kind: 'gold-window';
                    readonly n: 1;
                }, {
                    readonly kind: 'points';
                    readonly n: 1;
                }];
                readonly provenance: 'reconstructed';
            }, {
                readonly id: 'bridge-place-5-b';
                readonly side: 'B';
                readonly spaces: readonly [{
                    readonly kind: 'technology';
                    readonly n: 1;
                }, {
                    readonly kind: 'gold';
                    readonly n: 1;
                }];
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'reconstructed';
        }];
        readonly tilesIV: readonly [{
            readonly id: 'bridge-iv-blue-tokens';
            readonly gain: {
                readonly kind: 'blue-token';
                readonly n: 2;
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-iv-red-tokens';
            readonly gain: {
                readonly kind: 'red-token';
                readonly n: 2;
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-iv-hunger-wall';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'may';
                    readonly gain: {
                        readonly kind: 'wall-step';
                        readonly n: 1;
                    };
                }, {
                    readonly kind: 'silver-window';
                    readonly n: 1;
                }, {
                    readonly kind: 'points';
                    readonly n: 2;
                }];
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-iv-cathedral';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'may';
                    readonly gain: {
                        readonly kind: 'cathedral-step';
                        readonly n: 1;
                    };
                }, {
                    readonly kind: 'silver-window';
                    readonly n: 1;
                }, {
                    readonly kind: 'points';
                    readonly n: 2;
                }];
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-iv-gold-window';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'gold-window';
                    readonly n: 1;
                }, {
                    readonly kind: 'gold';
                    readonly n: 2;
                }];
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-iv-university';
            readonly gain: {
                readonly kind: 'university';
                readonly n: 3;
            };
            readonly provenance: 'published';
        }];
        readonly tilesV: readonly [{
            readonly id: 'bridge-v-university';
            readonly gain: {
                readonly kind: 'points';
                readonly n: 3;
            };
            readonly end: {
                readonly kind: 'points-per';
                readonly n: 1;
                readonly per: 'university-height';
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-v-gold-mines';
            readonly gain: {
                readonly kind: 'points';
                readonly n: 3;
            };
            readonly end: {
                readonly kind: 'points-per';
                readonly n: 1;
                readonly per: 'gold-mine';
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-v-upgrades';
            readonly gain: null;
            readonly end: {
                readonly kind: 'points-per';
                readonly n: 3;
                readonly per: 'upgrade';
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-v-walls';
            readonly gain: null;
            readonly end: {
                readonly kind: 'points-per';
                readonly n: 2;
                readonly per: 'wall';
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-v-quarries';
            readonly gain: {
                readonly kind: 'points';
                readonly n: 3;
            };
            readonly end: {
                readonly kind: 'points-per';
                readonly n: 1;
                readonly per: 'quarry';
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'bridge-v-rows';
            readonly gain: null;
            readonly end: {
                readonly kind: 'points-per';
                readonly n: 2;
                readonly per: 'grid-row';
            };
            readonly provenance: 'published';
        }];
        readonly vTilesAtBridge: 3;
        readonly vTilesAtCathedral: 3;
        readonly drawForIV: 3;
    };
    readonly kingsRoad: {
        readonly spaces: readonly [{
            readonly id: 'road-space-i';
            readonly space: 'I';
            readonly entry: {};
            readonly free: {
                readonly kind: 'choose-one';
                readonly of: readonly [{
                    readonly kind: 'gold';
                    readonly n: 2;
                }, {
                    readonly kind: 'stone';
                    readonly n: 2;
                }];
            };
            readonly egg: {
                readonly kind: 'pay';
                readonly cost: {
                    readonly egg: 1;
                };
                readonly gain: {
                    readonly kind: 'choose-one';
                    readonly of: readonly [{
                        readonly kind: 'quarry';
                        readonly n: 1;
                    }, {
                        readonly kind: 'gold-mine';
                        readonly n: 1;
                    }];
                };
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'road-space-ii';
            readonly space: 'II';
            readonly entry: {};
            readonly free: {
                readonly kind: 'pay';
                readonly cost: {
                    readonly gold: 1;
                };
                readonly gain: {
                    readonly kind: 'points';
                    readonly n: 4;
                };
            };
            readonly egg: {
                readonly kind: 'pay';
                readonly cost: {
                    readonly egg: 1;
                };
                readonly gain: {
                    readonly kind: 'choose-one';
                    readonly of: readonly [{
                        readonly kind: 'gold-window';
                        readonly n: 1;
                    }, {
                        readonly kind: 'technology';
                        readonly n: 1;
                    }];
                };
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'road-space-iii';
            readonly space: 'III';
            readonly entry: {};
            readonly free: {
                readonly kind: 'points-per';
                readonly n: 3;
                readonly per: 'era-1-upgrade';
            };
            readonly egg: {
                readonly kind: 'pay';
                readonly cost: {
                    readonly egg: 1;
                };
                readonly gain: {
                    readonly kind: 'choose-one';
                    readonly of: readonly [{
                        readonly kind: 'silver-window';
                        readonly n: 2;
                    }, {
                        readonly kind: 'both';
                        readonly of: readonly [{
                            readonly kind: 'gold-mine';
                            readonly n: 1;
                        }, {
                            readonly kind: 'quarry';
                            readonly n: 1;
                        }];
                    }];
                };
            };
            readonly provenance: 'published';
        }, {
            readonly id: 'road-space-iv';
            readonly space: 'IV';
            readonly entry: {
                readonly egg: 1;
            };
            readonly bridgeStack: 'IV';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-space-v';
            readonly space: 'V';
            readonly entry: {
                readonly egg: 1;
            };
            readonly bridgeStack: 'V';
            readonly provenance: 'published';
        }];
        readonly variantTiles: readonly [{
            readonly id: 'road-tile-i';
            readonly replacesFreeEffectOf: 'road-space-i';
            readonly faces: readonly [{
                readonly id: 'road-tile-i-a';
                readonly side: 'A';
                readonly free: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'silver-window';
                        readonly n: 1;
                    }, {
                        readonly kind: 'choose-one';
                        readonly of: readonly [{
                            readonly kind: 'gold';
                            readonly n: 1;
                        }, {
                            readonly kind: 'stone';
                            readonly n: 1;
                        }];
                    }];
                };
                readonly provenance: 'published';
            }, {
                readonly id: 'road-tile-i-b';
                readonly side: 'B';
                readonly free: {
                    readonly kind: 'ability';
                    readonly trigger: 'upgrade-performed';
                    readonly gain: {
                        readonly kind: 'both';
                        readonly of: readonly [{
                            readonly kind: 'points';
                            readonly n: 2;
                        }, {
                            readonly kind: 'choose-one';
                            readonly of: readonly [{
                                readonly kind: 'gold';
                                readonly n: 1;
                            }, {
                                readonly kind: 'stone';
                                readonly n: 1;
                            }];
                        }];
                    };
                    readonly while: 'pawn-here';
                };
                readonly provenance: 'published';
            }];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'road-tile-ii';
            readonly replacesFreeEffectOf: 'road-space-ii';
            readonly faces: readonly [{
                readonly id: 'road-tile-ii-a';
                readonly side: 'A';
                readonly free: {
                    readonly kind: 'points-per';
                    readonly n: 2;
                    readonly per: 'silver-window';
                };
                readonly provenance: 'published';
            }, {
                readonly id: 'road-tile-ii-b';
                readonly side: 'B';
                readonly free: {
                    readonly kind: 'ability';
                    readonly trigger: 'wall-performed';
                    readonly gain: {
                        readonly kind: 'points';
                        readonly n: 2;
                    };
                    readonly while: 'pawn-here';
                };
                readonly provenance: 'published';
            }];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'road-tile-iii';
            readonly replacesFreeEffectOf: 'road-space-iii';
            readonly faces: readonly [{
                readonly id: 'road-tile-iii-a';
                readonly side: 'A';
                readonly free: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'points';
                        readonly n: 2;
                    }, {
                        readonly kind: 'university';
                        readonly n: 2;
                    }];
                };
                readonly provenance: 'published';
            }, {
                readonly id: 'road-tile-iii-b';
                readonly side: 'B';
                readonly free: {
                    readonly kind: 'ability';
                    readonly trigger: 'building-without-icon';
                    readonly gain: {
                        readonly kind: 'points';
                        readonly n: 3;
                    };
                    readonly while: 'pawn-here';
                };
                readonly provenance: 'published';
            }];
            readonly provenance: 'inferred';
        }];
    };
    readonly city: {
        readonly plazas: readonly [{
            readonly id: 'p1';
            readonly q: -4;
            readonly r: -5;
            readonly colour: 'tan';
            readonly tileFromPlayers: 2;
            readonly sites: readonly ["site-p1-a", "site-p1-b"];
            readonly provenance: 'published';
        }, {
            readonly id: 'p2';
            readonly q: -4;
            readonly r: -3;
            readonly colour: 'tan';
            readonly tileFromPlayers: 2;
            readonly sites: readonly ["site-p2-a", "site-p2-b", "site-p2-c"];
            readonly provenance: 'published';
        }, {
            readonly id: 'p3';
            readonly q: -1;
            readonly r: -5;
            readonly colour: 'grey-blue';
            readonly tileFromPlayers: 2;
            readonly sites: readonly ["site-p3-a", "site-p3-b", "site-p3-c"];
            readonly provenance: 'published';
        }, {
            readonly id: 'p4';
            readonly q: 1;
            readonly r: -5;
            readonly colour: 'tan';
            readonly tileFromPlayers: 2;
            readonly sites: readonly ["site-p4-a", "site-p4-b", "site-p4-c"];
            readonly provenance: 'published';
        }, {
            readonly id: 'p5';
            readonly q: 4;
            readonly r: -5;
            readonly colour: 'yellow';
            readonly tileFromPlayers: 2;
            readonly sites: readonly ["site-p5-a", "site-p5-b", "site-p5-c", "site-p5-d"];
            readonly provenance: 'published';
        }, {
            readonly id: 'p6';
            readonly q: 2;
            readonly r: -2;
            readonly colour: 'tan';
            readonly tileFromPlayers: 2;
            readonly sites: readonly ["site-p6-a", "site-p6-b", "site-p6-c"];
            readonly provenance: 'published';
        }, {
            readonly id: 'p7';
            readonly q: 0;
            readonly r: 0;
            readonly colour: 'tan';
            readonly tileFromPlayers: 2;
            readonly sites: readonly ["site-p7-a", "site-p7-b"];
            readonly provenance: 'published';
        }, {
            readonly id: 'p8';
            readonly q: -1;
            readonly r: -2;
            readonly colour: 'light-blue';
            readonly tileFromPlayers: 2;
            readonly sites: readonly ["site-p8-a", "site-p8-b", "site-p8-c", "site-p8-d", "site-p8-e"];
            readonly provenance: 'published';
        }, {
            readonly id: 'p9';
            readonly q: -7;
            readonly r: -2;
            readonly colour: 'tan';
            readonly tileFromPlayers: 3;
            readonly sites: readonly ["site-p9-a", "site-p9-b"];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'p10';
            readonly q: -4;
            readonly r: 0;
            readonly colour: 'tan';
            readonly tileFromPlayers: 4;
            readonly sites: readonly ["site-p10-a", "site-p10-b", "site-p10-c"];
            readonly provenance: 'inferred';
        }];
        readonly sites: readonly [{
            readonly id: 'site-p1-a';
            readonly q: -5;
            readonly r: -5;
            readonly plaza: 'p1';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p1-b';
            readonly q: -5;
            readonly r: -4;
            readonly plaza: 'p1';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p2-a';
            readonly q: -5;
            readonly r: -3;
            readonly plaza: 'p2';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p2-b';
            readonly q: -5;
            readonly r: -2;
            readonly plaza: 'p2';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p2-c';
            readonly q: -4;
            readonly r: -2;
            readonly plaza: 'p2';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p3-a';
            readonly q: -2;
            readonly r: -5;
            readonly plaza: 'p3';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 1;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p3-b';
            readonly q: -1;
            readonly r: -6;
            readonly plaza: 'p3';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 1;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p3-c';
            readonly q: 0;
            readonly r: -6;
            readonly plaza: 'p3';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 2;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p4-a';
            readonly q: 1;
            readonly r: -4;
            readonly plaza: 'p4';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 2;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p4-b';
            readonly q: 2;
            readonly r: -5;
            readonly plaza: 'p4';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 1;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p4-c';
            readonly q: 2;
            readonly r: -6;
            readonly plaza: 'p4';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 2;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p5-a';
            readonly q: 3;
            readonly r: -5;
            readonly plaza: 'p5';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 1;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p5-b';
            readonly q: 4;
            readonly r: -6;
            readonly plaza: 'p5';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 2;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p5-c';
            readonly q: 4;
            readonly r: -4;
            readonly plaza: 'p5';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 2;
            readonly provenance: 'inferred';
        }, {
            readonly id: 'site-p5-d';
            readonly q: 3;
            readonly r: -4;
            readonly plaza: 'p5';
            readonly district: 'old-town';
            readonly surcharge: {
                readonly gold: 1;
            };
            readonly points: 2;
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'site-p6-a';
            readonly q: 1;
            readonly r: -2;
            readonly plaza: 'p6';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p6-b';
            readonly q: 2;
            readonly r: -1;
            readonly plaza: 'p6';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p6-c';
            readonly q: 3;
            readonly r: -2;
            readonly plaza: 'p6';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p7-a';
            readonly q: 0;
            readonly r: -1;
            readonly plaza: 'p7';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p7-b';
            readonly q: 1;
            readonly r: 0;
            readonly plaza: 'p7';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p8-a';
            readonly q: -2;
            readonly r: -2;
            readonly plaza: 'p8';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p8-b';
            readonly q: -1;
            readonly r: -3;
            readonly plaza: 'p8';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p8-c';
            readonly q: 0;
            readonly r: -2;
            readonly plaza: 'p8';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p8-d';
            readonly q: -1;
            readonly r: -1;
            readonly plaza: 'p8';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p8-e';
            readonly q: -2;
            readonly r: -1;
            readonly plaza: 'p8';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p9-a';
            readonly q: -6;
            readonly r: -3;
            readonly plaza: 'p9';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p9-b';
            readonly q: -6;
            readonly r: -2;
            readonly plaza: 'p9';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p10-a';
            readonly q: -4;
            readonly r: -1;
            readonly plaza: 'p10';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p10-b';
            readonly q: -3;
            readonly r: -1;
            readonly plaza: 'p10';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'published';
        }, {
            readonly id: 'site-p10-c';
            readonly q: -5;
            readonly r: 0;
            readonly plaza: 'p10';
            readonly district: 'new-town';
            readonly surcharge: {
                readonly gold: 0;
            };
            readonly points: 0;
            readonly provenance: 'reconstructed';
        }];
        readonly blueCorners: readonly [{
            readonly id: 'blue-corner-1';
            readonly vertex: {
                readonly q: -5;
                readonly r: -3;
                readonly corner: 0;
            };
            readonly sites: readonly ["site-p1-b", "site-p2-a"];
            readonly provenance: 'published';
        }, {
            readonly id: 'blue-corner-2';
            readonly vertex: {
                readonly q: -6;
                readonly r: -1;
                readonly corner: 0;
            };
            readonly sites: readonly ["site-p2-b", "site-p9-b"];
            readonly provenance: 'published';
        }, {
            readonly id: 'blue-corner-3';
            readonly vertex: {
                readonly q: -4;
                readonly r: -1;
                readonly corner: 0;
            };
            readonly sites: readonly ["site-p10-a", "site-p2-c"];
            readonly provenance: 'published';
        }, {
            readonly id: 'blue-corner-4';
            readonly vertex: {
                readonly q: -1;
                readonly r: 0;
                readonly corner: 0;
            };
            readonly sites: readonly ["site-p7-a", "site-p8-d"];
            readonly provenance: 'published';
        }, {
            readonly id: 'blue-corner-5';
            readonly vertex: {
                readonly q: 1;
                readonly r: -3;
                readonly corner: 3;
            };
            readonly sites: readonly ["site-p6-a", "site-p8-c"];
            readonly provenance: 'published';
        }, {
            readonly id: 'blue-corner-6';
            readonly vertex: {
                readonly q: -2;
                readonly r: -5;
                readonly corner: 0;
            };
            readonly sites: readonly ["site-p3-a", "site-p3-b"];
            readonly provenance: 'published';
        }, {
            readonly id: 'blue-corner-7';
            readonly vertex: {
                readonly q: 2;
                readonly r: -4;
                readonly corner: 0;
            };
            readonly sites: readonly ["site-p4-b", "site-p5-a"];
            readonly provenance: 'published';
        }, {
            readonly id: 'blue-corner-8';
            readonly vertex: {
                readonly q: 3;
                readonly r: -5;
                readonly corner: 0;
            };
            readonly sites: readonly ["site-p5-a", "site-p5-b"];
            readonly provenance: 'published';
        }, {
            readonly id: 'blue-corner-9';
            readonly vertex: {
                readonly q: -5;
                readonly r: 0;
                readonly corner: 0;
            };
            readonly sites: readonly ["site-p10-a", "site-p10-c"];
            readonly provenance: 'reconstructed';
        }];
        readonly terrain: readonly [{
            readonly id: 'road-01';
            readonly q: 4;
            readonly r: -3;
            readonly terrain: 'road';
            readonly space: 'road-space-i';
            readonly use: 'effects';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'road-02';
            readonly q: 3;
            readonly r: -3;
            readonly terrain: 'road';
            readonly space: 'road-space-i';
            readonly use: 'pawns';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-03';
            readonly q: 2;
            readonly r: -3;
            readonly terrain: 'road';
            readonly space: 'road-space-ii';
            readonly use: 'effects';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-04';
            readonly q: 1;
            readonly r: -3;
            readonly terrain: 'road';
            readonly space: 'road-space-ii';
            readonly use: 'effects';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-05';
            readonly q: 0;
            readonly r: -3;
            readonly terrain: 'road';
            readonly space: 'road-space-ii';
            readonly use: 'effects';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-06';
            readonly q: 0;
            readonly r: -4;
            readonly terrain: 'road';
            readonly space: 'road-space-ii';
            readonly use: 'pawns';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-07';
            readonly q: -1;
            readonly r: -4;
            readonly terrain: 'road';
            readonly space: 'road-space-iii';
            readonly use: 'effects';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-08';
            readonly q: -2;
            readonly r: -4;
            readonly terrain: 'road';
            readonly space: 'road-space-iii';
            readonly use: 'effects';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-09';
            readonly q: -3;
            readonly r: -4;
            readonly terrain: 'road';
            readonly space: 'road-space-iii';
            readonly use: 'effects';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-10';
            readonly q: -3;
            readonly r: -5;
            readonly terrain: 'road';
            readonly space: 'road-space-iii';
            readonly use: 'pawns';
            readonly provenance: 'published';
        }, {
            readonly id: 'road-11';
            readonly q: -3;
            readonly r: -6;
            readonly terrain: 'road';
            readonly space: 'road-space-iv';
            readonly use: 'pawns';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-01';
            readonly q: -2;
            readonly r: -6;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-02';
            readonly q: 1;
            readonly r: -6;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-03';
            readonly q: 3;
            readonly r: -6;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-04';
            readonly q: 2;
            readonly r: -4;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-05';
            readonly q: 0;
            readonly r: -5;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-06';
            readonly q: -4;
            readonly r: -4;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-07';
            readonly q: -3;
            readonly r: -3;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-08';
            readonly q: -2;
            readonly r: -3;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-09';
            readonly q: -3;
            readonly r: -2;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-10';
            readonly q: 1;
            readonly r: -1;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-11';
            readonly q: -3;
            readonly r: 0;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'green-12';
            readonly q: -1;
            readonly r: 0;
            readonly terrain: 'green';
            readonly provenance: 'published';
        }, {
            readonly id: 'house-01';
            readonly q: -4;
            readonly r: -6;
            readonly terrain: 'house';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'house-02';
            readonly q: -2;
            readonly r: -7;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-03';
            readonly q: -1;
            readonly r: -7;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-04';
            readonly q: 0;
            readonly r: -7;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-05';
            readonly q: 1;
            readonly r: -7;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-06';
            readonly q: 2;
            readonly r: -7;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-07';
            readonly q: 3;
            readonly r: -7;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-08';
            readonly q: 4;
            readonly r: -7;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-09';
            readonly q: 5;
            readonly r: -7;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-10';
            readonly q: 5;
            readonly r: -6;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'house-11';
            readonly q: 5;
            readonly r: -5;
            readonly terrain: 'house';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-01';
            readonly q: -3;
            readonly r: -7;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-02';
            readonly q: -2;
            readonly r: -8;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-03';
            readonly q: -1;
            readonly r: -8;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-04';
            readonly q: 0;
            readonly r: -8;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-05';
            readonly q: 1;
            readonly r: -8;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-06';
            readonly q: 2;
            readonly r: -8;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-07';
            readonly q: 3;
            readonly r: -8;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-08';
            readonly q: 4;
            readonly r: -8;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'river-09';
            readonly q: 5;
            readonly r: -8;
            readonly terrain: 'river';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-01';
            readonly q: -5;
            readonly r: -6;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-02';
            readonly q: -6;
            readonly r: -5;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-03';
            readonly q: -6;
            readonly r: -4;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-04';
            readonly q: -7;
            readonly r: -3;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-05';
            readonly q: -8;
            readonly r: -2;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-06';
            readonly q: -8;
            readonly r: -1;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-07';
            readonly q: -7;
            readonly r: -1;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-08';
            readonly q: -6;
            readonly r: -1;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-09';
            readonly q: -5;
            readonly r: -1;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-10';
            readonly q: -6;
            readonly r: 0;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-11';
            readonly q: -6;
            readonly r: 1;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-12';
            readonly q: -5;
            readonly r: 1;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-13';
            readonly q: -4;
            readonly r: 1;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-14';
            readonly q: -3;
            readonly r: 1;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-15';
            readonly q: -2;
            readonly r: 0;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-16';
            readonly q: -2;
            readonly r: 1;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-17';
            readonly q: -1;
            readonly r: 1;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-18';
            readonly q: 0;
            readonly r: 1;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-19';
            readonly q: 1;
            readonly r: 1;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-20';
            readonly q: 2;
            readonly r: 0;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-21';
            readonly q: 3;
            readonly r: -1;
            readonly terrain: 'countryside';
            readonly provenance: 'inferred';
        }, {
            readonly id: 'countryside-22';
            readonly q: 4;
            readonly r: -2;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'countryside-23';
            readonly q: 5;
            readonly r: -4;
            readonly terrain: 'countryside';
            readonly provenance: 'reconstructed';
        }];
        readonly kingsRoad: {
            readonly id: 'kings-road-path';
            readonly hexes: readonly ["road-01", "road-02", "road-03", "road-04", "road-05", "road-06", "road-07", "road-08", "road-09", "road-10", "road-11"];
            readonly then: 'bridge';
            readonly bridgeCrossesAt: 'river-01';
            readonly provenance: 'inferred';
        };
        readonly prebuilt: readonly [{
            readonly id: 'prebuilt-2-players';
            readonly players: 2;
            readonly sites: readonly ["site-p5-d", "site-p8-a"];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'prebuilt-3-players';
            readonly players: 3;
            readonly sites: readonly ["site-p8-a"];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'prebuilt-4-players';
            readonly players: 4;
            readonly sites: readonly [];
            readonly provenance: 'published';
        }];
        readonly plazaOrders: readonly [{
            readonly id: 'plaza-order-2-players';
            readonly players: 2;
            readonly clockwise: readonly ["p1", "p3", "p4", "p5", "p6", "p7", "p8", "p2"];
            readonly provenance: 'published';
        }, {
            readonly id: 'plaza-order-3-players';
            readonly players: 3;
            readonly clockwise: readonly ["p1", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p2"];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'plaza-order-4-players';
            readonly players: 4;
            readonly clockwise: readonly ["p1", "p3", "p4", "p5", "p6", "p7", "p8", "p10", "p9", "p2"];
            readonly provenance: 'inferred';
        }];
    };
    readonly plazas: {
        readonly colours: {
            readonly tan: 8;
            readonly yellow: 1;
            readonly 'light-blue': 1;
            readonly 'grey-blue': 1;
        };
        readonly tiles: readonly [{
            readonly id: 'plaza-tan-1';
            readonly colour: 'tan';
            readonly faces: readonly [{
                readonly id: 'plaza-tan-1-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'silver-window';
                    readonly n: 2;
                };
                readonly lower: {
                    readonly kind: 'points';
                    readonly n: 4;
                };
                readonly provenance: 'published';
            }, {
                readonly id: 'plaza-tan-1-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'gold-window';
                    readonly n: 1;
                };
                readonly lower: {
                    readonly kind: 'points';
                    readonly n: 3;
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'published';
        }, {
            readonly id: 'plaza-tan-2';
            readonly colour: 'tan';
            readonly faces: readonly [{
                readonly id: 'plaza-tan-2-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'points';
                    readonly n: 4;
                };
                readonly lower: {
                    readonly kind: 'stone';
                    readonly n: 3;
                };
                readonly provenance: 'inferred';
                readonly note: 'Kinds seen, amounts chosen.';
            }, {
                readonly id: 'plaza-tan-2-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'points';
                    readonly n: 5;
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'university';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 1;
                    }];
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'plaza-tan-3';
            readonly colour: 'tan';
            readonly faces: readonly [{
                readonly id: 'plaza-tan-3-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'points';
                    readonly n: 3;
                };
                readonly lower: {
                    readonly kind: 'blue-token';
                    readonly n: 2;
                };
                readonly provenance: 'inferred';
                readonly note: 'Kinds seen, amounts chosen.';
            }, {
                readonly id: 'plaza-tan-3-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'red-token';
                    readonly n: 2;
                };
                readonly lower: {
                    readonly kind: 'points';
                    readonly n: 3;
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'plaza-tan-4';
            readonly colour: 'tan';
            readonly faces: readonly [{
                readonly id: 'plaza-tan-4-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'technology';
                    readonly n: 1;
                };
                readonly lower: {
                    readonly kind: 'points';
                    readonly n: 3;
                };
                readonly provenance: 'inferred';
                readonly note: 'Kinds seen, amount of points chosen.';
            }, {
                readonly id: 'plaza-tan-4-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'egg';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 2;
                    }];
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'gold';
                        readonly n: 2;
                    }, {
                        readonly kind: 'points';
                        readonly n: 1;
                    }];
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'plaza-tan-5';
            readonly colour: 'tan';
            readonly faces: readonly [{
                readonly id: 'plaza-tan-5-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'stone';
                        readonly n: 2;
                    }, {
                        readonly kind: 'points';
                        readonly n: 2;
                    }];
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'gold';
                        readonly n: 2;
                    }, {
                        readonly kind: 'points';
                        readonly n: 2;
                    }];
                };
                readonly provenance: 'inferred';
                readonly note: 'Kinds seen, amounts chosen.';
            }, {
                readonly id: 'plaza-tan-5-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'silver-window';
                        readonly n: 1;
                    }, {
                        readonly kind: 'gold';
                        readonly n: 2;
                    }];
                };
                readonly lower: {
                    readonly kind: 'university';
                    readonly n: 2;
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'plaza-tan-6';
            readonly colour: 'tan';
            readonly faces: readonly [{
                readonly id: 'plaza-tan-6-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'gold-mine';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 2;
                    }];
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'quarry';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 1;
                    }];
                };
                readonly provenance: 'reconstructed';
            }, {
                readonly id: 'plaza-tan-6-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'gold-mine';
                        readonly n: 1;
                    }, {
                        readonly kind: 'quarry';
                        readonly n: 1;
                    }];
                };
                readonly lower: {
                    readonly kind: 'points';
                    readonly n: 3;
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'plaza-tan-7';
            readonly colour: 'tan';
            readonly faces: readonly [{
                readonly id: 'plaza-tan-7-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'red-token';
                        readonly n: 1;
                    }, {
                        readonly kind: 'blue-token';
                        readonly n: 1;
                    }];
                };
                readonly lower: {
                    readonly kind: 'points';
                    readonly n: 4;
                };
                readonly provenance: 'reconstructed';
            }, {
                readonly id: 'plaza-tan-7-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'wall-step';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 2;
                    }];
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'cathedral-step';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 1;
                    }];
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'plaza-tan-8';
            readonly colour: 'tan';
            readonly faces: readonly [{
                readonly id: 'plaza-tan-8-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'egg';
                    readonly n: 2;
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'stone';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 2;
                    }];
                };
                readonly provenance: 'reconstructed';
            }, {
                readonly id: 'plaza-tan-8-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'gold-window';
                    readonly n: 1;
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'egg';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 1;
                    }];
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'reconstructed';
        }, {
            readonly id: 'plaza-yellow';
            readonly colour: 'yellow';
            readonly faces: readonly [{
                readonly id: 'plaza-yellow-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'technology';
                    readonly n: 1;
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'university';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 2;
                    }];
                };
                readonly provenance: 'inferred';
                readonly note: 'Kinds seen, lower amounts chosen.';
            }, {
                readonly id: 'plaza-yellow-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'university';
                    readonly n: 3;
                };
                readonly lower: {
                    readonly kind: 'points';
                    readonly n: 3;
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'plaza-light-blue';
            readonly colour: 'light-blue';
            readonly faces: readonly [{
                readonly id: 'plaza-light-blue-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'gold-window';
                        readonly n: 1;
                    }, {
                        readonly kind: 'points';
                        readonly n: 2;
                    }];
                };
                readonly lower: {
                    readonly kind: 'points';
                    readonly n: 4;
                };
                readonly provenance: 'inferred';
                readonly note: 'Kinds seen, amounts of points chosen.';
            }, {
                readonly id: 'plaza-light-blue-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'gold-window';
                        readonly n: 1;
                    }, {
                        readonly kind: 'egg';
                        readonly n: 1;
                    }];
                };
                readonly lower: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'red-token';
                        readonly n: 1;
                    }, {
                        readonly kind: 'blue-token';
                        readonly n: 1;
                    }];
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'inferred';
        }, {
            readonly id: 'plaza-grey-blue';
            readonly colour: 'grey-blue';
            readonly faces: readonly [{
                readonly id: 'plaza-grey-blue-a';
                readonly side: 'A';
                readonly upper: {
                    readonly kind: 'wall-or-cathedral-step';
                    readonly n: 1;
                };
                readonly lower: {
                    readonly kind: 'gold';
                    readonly n: 3;
                };
                readonly provenance: 'published';
            }, {
                readonly id: 'plaza-grey-blue-b';
                readonly side: 'B';
                readonly upper: {
                    readonly kind: 'both';
                    readonly of: readonly [{
                        readonly kind: 'wall-step';
                        readonly n: 1;
                    }, {
                        readonly kind: 'cathedral-step';
                        readonly n: 1;
                    }];
                };
                readonly lower: {
                    readonly kind: 'stone';
                    readonly n: 2;
                };
                readonly provenance: 'reconstructed';
            }];
            readonly provenance: 'published';
        }];
    };
    readonly upgrades: readonly [{
        readonly id: 'upgrade-i-pit-props';
        readonly name: 'Pit props';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'manage-mines';
        readonly bonus: {
            readonly kind: 'stone';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [4];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-ore-carts';
        readonly name: 'Ore carts';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'manage-mines';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-iron-wedges';
        readonly name: 'Iron wedges';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'manage-quarries';
        readonly bonus: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-stone-sledges';
        readonly name: 'Stone sledges';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'manage-quarries';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 5;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-apprentices';
        readonly name: 'Apprentices';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'upgrade-action';
        readonly bonus: {
            readonly kind: 'choose-one';
            readonly of: readonly [{
                readonly kind: 'gold';
                readonly n: 1;
            }, {
                readonly kind: 'stone';
                readonly n: 1;
            }];
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 3;
            readonly gain: {
                readonly kind: 'stone';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-lime-kiln';
        readonly name: 'Lime kiln';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'construct-wall';
        readonly bonus: {
            readonly kind: 'stone';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-palisades';
        readonly name: 'Palisades';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'construct-wall';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-hod-carriers';
        readonly name: 'Hod carriers';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'construct-building';
        readonly bonus: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-house-marks';
        readonly name: 'House marks';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'construct-building';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-hen-coops';
        readonly name: 'Hen coops';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'kings-road';
        readonly bonus: {
            readonly kind: 'egg';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-gravel-bed';
        readonly name: 'Gravel bed';
        readonly era: 'I';
        readonly special: false;
        readonly action: 'kings-road';
        readonly bonus: {
            readonly kind: 'stone';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [3];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-trestle-bench';
        readonly name: 'Trestle bench';
        readonly era: 'I';
        readonly special: true;
        readonly action: 'upgrade-action';
        readonly bonus: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-window-frames';
        readonly name: 'Window frames';
        readonly era: 'I';
        readonly special: true;
        readonly action: 'construct-building';
        readonly bonus: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'stone';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 3;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-treadwheel-crane';
        readonly name: 'Treadwheel crane';
        readonly era: 'I';
        readonly special: true;
        readonly action: 'manage-quarries';
        readonly bonus: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-i-deep-drainage';
        readonly name: 'Deep drainage';
        readonly era: 'I';
        readonly special: true;
        readonly action: 'manage-mines';
        readonly bonus: {
            readonly kind: 'egg';
            readonly n: 1;
        };
        readonly university: 1;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'gold';
                readonly n: 1;
            };
        }, {
            readonly side: 3;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-royal-assayer';
        readonly name: 'Royal assayer';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'manage-mines';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-night-shift';
        readonly name: 'Night shift';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'manage-mines';
        readonly bonus: {
            readonly kind: 'silver-window';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-stone-saw';
        readonly name: 'Stone saw';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'manage-quarries';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 3;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-quarry-rails';
        readonly name: 'Quarry rails';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'manage-quarries';
        readonly bonus: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [3];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-drafting-room';
        readonly name: 'Drafting room';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'upgrade-action';
        readonly bonus: {
            readonly kind: 'stone';
            readonly n: 2;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'published';
        readonly note: 'Bonus, era, symbol and corner published; their places on the tile are chosen.';
    }, {
        readonly id: 'upgrade-ii-battlement-masons';
        readonly name: 'Battlement masons';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'construct-wall';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [1];
        readonly provenance: 'published';
        readonly note: 'Bonus, era, symbol and corner published; their places on the tile are chosen.';
    }, {
        readonly id: 'upgrade-ii-siege-cranes';
        readonly name: 'Siege cranes';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'construct-wall';
        readonly bonus: {
            readonly kind: 'stone';
            readonly n: 2;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 5;
            readonly gain: {
                readonly kind: 'gold';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-facade-painters';
        readonly name: 'Facade painters';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'construct-building';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'gold';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-stained-glass';
        readonly name: 'Stained glass';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'construct-building';
        readonly bonus: {
            readonly kind: 'silver-window';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 3;
            readonly gain: {
                readonly kind: 'stone';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-road-toll';
        readonly name: 'Road toll';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'kings-road';
        readonly bonus: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'gold';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-milestones';
        readonly name: 'Milestones';
        readonly era: 'II';
        readonly special: false;
        readonly action: 'kings-road';
        readonly bonus: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-masters-plan';
        readonly name: "Master's plan";
        readonly era: 'II';
        readonly special: true;
        readonly action: 'upgrade-action';
        readonly bonus: {
            readonly kind: 'gold-window';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [];
        readonly corners: readonly [];
        readonly provenance: 'inferred';
        readonly note: 'Bonus published; era, rarity and the bare sides are chosen.';
    }, {
        readonly id: 'upgrade-ii-court-architect';
        readonly name: 'Court architect';
        readonly era: 'II';
        readonly special: true;
        readonly action: 'construct-building';
        readonly bonus: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'silver-window';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-mint-master';
        readonly name: 'Mint master';
        readonly era: 'II';
        readonly special: true;
        readonly action: 'manage-mines';
        readonly bonus: {
            readonly kind: 'silver-window';
            readonly n: 1;
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 5;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'upgrade-ii-fortress-engineer';
        readonly name: 'Fortress engineer';
        readonly era: 'II';
        readonly special: true;
        readonly action: 'construct-wall';
        readonly bonus: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'egg';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly university: 2;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }, {
            readonly side: 4;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [3];
        readonly provenance: 'reconstructed';
    }];
    readonly walls: readonly [{
        readonly id: 'wall-i-postern';
        readonly name: 'Postern';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [4];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-earth-rampart';
        readonly name: 'Earth rampart';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-rubble-wall';
        readonly name: 'Rubble wall';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'gold-mine';
            readonly n: 1;
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'stone';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-watch-platform';
        readonly name: 'Watch platform';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'silver-window';
            readonly n: 1;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'stone';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-beacon-tower';
        readonly name: 'Beacon tower';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'gold-window';
            readonly n: 1;
        };
        readonly icon: null;
        readonly edges: readonly [];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-granary-wall';
        readonly name: 'Granary wall';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'egg';
            readonly n: 1;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'gold';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-drum-tower';
        readonly name: 'Drum tower';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 4;
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 5;
            readonly gain: {
                readonly kind: 'stone';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-miners-bastion';
        readonly name: "Miners' bastion";
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 4;
        };
        readonly gain: {
            readonly kind: 'gold-mine';
            readonly n: 1;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'stone';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-quarry-face';
        readonly name: 'Quarry face';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'quarry';
            readonly n: 1;
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [4];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-ditch-and-bank';
        readonly name: 'Ditch and bank';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'university';
            readonly n: 1;
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 3;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [1];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-vineyard-wall';
        readonly name: 'Vineyard wall';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 4;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 4;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-sally-port';
        readonly name: 'Sally port';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'stone';
            readonly n: 1;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-corner-turret';
        readonly name: 'Corner turret';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [];
        readonly corners: readonly [0, 2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-lookout-school';
        readonly name: 'Lookout school';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'technology';
            readonly n: 1;
        };
        readonly icon: null;
        readonly edges: readonly [];
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-gatehouse';
        readonly name: 'Gatehouse';
        readonly era: 'I';
        readonly special: true;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'points';
                readonly n: 1;
            }, {
                readonly kind: 'silver-window';
                readonly n: 1;
            }];
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [1];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-arsenal';
        readonly name: 'Arsenal';
        readonly era: 'I';
        readonly special: true;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'gold-mine';
                readonly n: 1;
            }, {
                readonly kind: 'quarry';
                readonly n: 1;
            }];
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'gold';
                readonly n: 1;
            };
        }, {
            readonly side: 4;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-relief-works';
        readonly name: 'Relief works';
        readonly era: 'I';
        readonly special: true;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'egg';
                readonly n: 1;
            }, {
                readonly kind: 'gold';
                readonly n: 1;
            }];
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-i-star-bastion';
        readonly name: 'Star bastion';
        readonly era: 'I';
        readonly special: true;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'gold-window';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 3;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [3];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-curtain-wall';
        readonly name: 'Curtain wall';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 4;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 6;
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'gold';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [2];
        readonly provenance: 'published';
        readonly note: 'Cost, points and corner published; the side symbol and the places are chosen.';
    }, {
        readonly id: 'wall-ii-high-tower';
        readonly name: 'High tower';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 5;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 4;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-stepped-wall';
        readonly name: 'Stepped wall';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-barbican';
        readonly name: 'Barbican';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'silver-window';
            readonly n: 2;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'stone';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-double-gate';
        readonly name: 'Double gate';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 4;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'gold-window';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 5;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [4];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-bastion-garden';
        readonly name: 'Bastion garden';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'egg';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 2;
            }];
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 3;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-observatory-wall';
        readonly name: 'Observatory wall';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'technology';
            readonly n: 1;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [];
        readonly corners: readonly [4];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-weapon-store';
        readonly name: 'Weapon store';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 3;
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-hunger-stair';
        readonly name: 'Hunger stair';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-mine-head';
        readonly name: 'Mine head';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'gold-mine';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'technology';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-aqueduct-gate';
        readonly name: 'Aqueduct gate';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'university';
            readonly n: 2;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 3;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-crown-battlement';
        readonly name: 'Crown battlement';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 5;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 7;
        };
        readonly icon: null;
        readonly edges: readonly [];
        readonly corners: readonly [2, 5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-bread-gate';
        readonly name: 'Bread gate';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'gold';
            readonly n: 3;
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-hill-wall';
        readonly name: 'Hill wall';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 5;
        };
        readonly gain: {
            readonly kind: 'gold-window';
            readonly n: 1;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [];
        readonly corners: readonly [1];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-royal-gate';
        readonly name: 'Royal gate';
        readonly era: 'II';
        readonly special: true;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 4;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'points';
                readonly n: 4;
            }, {
                readonly kind: 'silver-window';
                readonly n: 1;
            }];
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 0;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [1];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-siege-tower';
        readonly name: 'Siege tower';
        readonly era: 'II';
        readonly special: true;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 4;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 5;
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 1;
            readonly gain: {
                readonly kind: 'gold';
                readonly n: 1;
            };
        }, {
            readonly side: 5;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-citadel';
        readonly name: 'Citadel';
        readonly era: 'II';
        readonly special: true;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'gold-window';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 2;
            }];
        };
        readonly icon: 'hunger-wall';
        readonly edges: readonly [{
            readonly side: 2;
            readonly gain: {
                readonly kind: 'egg';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-ii-learned-bastion';
        readonly name: 'Learned bastion';
        readonly era: 'II';
        readonly special: true;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'technology';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: null;
        readonly edges: readonly [{
            readonly side: 4;
            readonly gain: {
                readonly kind: 'silver-window';
                readonly n: 1;
            };
        }];
        readonly corners: readonly [0, 2];
        readonly provenance: 'reconstructed';
    }];
    readonly buildings: readonly [{
        readonly id: 'building-i-stonecutters-lodge';
        readonly name: "Stonecutters' lodge";
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'quarry';
            readonly n: 1;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [1];
        readonly provenance: 'published';
        readonly note: 'Tile published, its era chosen.';
    }, {
        readonly id: 'building-i-poultry-stall';
        readonly name: 'Poultry stall';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'egg';
                readonly n: 1;
            }, {
                readonly kind: 'silver-window';
                readonly n: 1;
            }];
        };
        readonly icon: null;
        readonly cubeSpace: false;
        readonly corners: readonly [2];
        readonly provenance: 'inferred';
        readonly note: 'Kinds seen, amounts chosen.';
    }, {
        readonly id: 'building-i-canons-house';
        readonly name: "Canon's house";
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [0];
        readonly provenance: 'inferred';
        readonly note: 'Kinds seen, amounts chosen.';
    }, {
        readonly id: 'building-i-chandlery';
        readonly name: 'Chandlery';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'silver-window';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-rubble-yard';
        readonly name: 'Rubble yard';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'stone';
            readonly n: 2;
        };
        readonly icon: null;
        readonly cubeSpace: false;
        readonly corners: readonly [3];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-assay-office';
        readonly name: 'Assay office';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'gold-mine';
            readonly n: 1;
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-parish-school';
        readonly name: 'Parish school';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'technology';
            readonly n: 1;
        };
        readonly icon: null;
        readonly cubeSpace: false;
        readonly corners: readonly [1];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-lantern-maker';
        readonly name: 'Lantern maker';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'gold-window';
            readonly n: 1;
        };
        readonly icon: null;
        readonly cubeSpace: false;
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-pilgrims-shelter';
        readonly name: "Pilgrims' shelter";
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 1;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [3];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-money-changer';
        readonly name: 'Money changer';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'gold';
            readonly n: 2;
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-corner-house';
        readonly name: 'Corner house';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'silver-window';
            readonly n: 1;
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [0, 2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-bakehouse';
        readonly name: 'Bakehouse';
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'egg';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-copyists-house';
        readonly name: "Copyists' house";
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'university';
            readonly n: 1;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [4];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-carters-yard';
        readonly name: "Carters' yard";
        readonly era: 'I';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'choose-one';
                readonly of: readonly [{
                    readonly kind: 'gold-mine';
                    readonly n: 1;
                }, {
                    readonly kind: 'quarry';
                    readonly n: 1;
                }];
            }, {
                readonly kind: 'stone';
                readonly n: 1;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-masters-college';
        readonly name: "Masters' college";
        readonly era: 'I';
        readonly special: true;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'technology';
                readonly n: 1;
            }, {
                readonly kind: 'stone';
                readonly n: 1;
            }];
        };
        readonly icon: null;
        readonly cubeSpace: false;
        readonly corners: readonly [1];
        readonly provenance: 'published';
        readonly note: 'Tile published, its era chosen.';
    }, {
        readonly id: 'building-i-archdeacons-house';
        readonly name: "Archdeacon's house";
        readonly era: 'I';
        readonly special: true;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'gold-window';
            readonly n: 1;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-mint-annex';
        readonly name: 'Mint annex';
        readonly era: 'I';
        readonly special: true;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'egg';
                readonly n: 1;
            }, {
                readonly kind: 'choose-one';
                readonly of: readonly [{
                    readonly kind: 'gold-mine';
                    readonly n: 1;
                }, {
                    readonly kind: 'quarry';
                    readonly n: 1;
                }];
            }];
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [3];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-i-goldsmiths-row';
        readonly name: "Goldsmiths' row";
        readonly era: 'I';
        readonly special: true;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'points';
                readonly n: 1;
            }, {
                readonly kind: 'silver-window';
                readonly n: 1;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [0, 3];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-guildhall';
        readonly name: 'Guildhall';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 4;
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-clockmaker';
        readonly name: 'Clockmaker';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'gold-window';
            readonly n: 1;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-college-hall';
        readonly name: 'College hall';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'technology';
            readonly n: 1;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-patricians-palace';
        readonly name: "Patrician's palace";
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 4;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 4;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-glaziers-workshop';
        readonly name: "Glazier's workshop";
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 4;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'silver-window';
            readonly n: 1;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [4];
        readonly provenance: 'published';
        readonly note: 'Cost, window and icon published; cube space and corner inferred, era chosen.';
    }, {
        readonly id: 'building-ii-egg-market';
        readonly name: 'Egg market';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'egg';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 2;
            }];
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [1, 4];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-law-faculty';
        readonly name: 'Law faculty';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'university';
            readonly n: 2;
        };
        readonly icon: null;
        readonly cubeSpace: false;
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-stone-exchange';
        readonly name: 'Stone exchange';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'gold';
                readonly n: 3;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-shaft-office';
        readonly name: 'Shaft office';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 2;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'choose-one';
            readonly of: readonly [{
                readonly kind: 'gold-mine';
                readonly n: 2;
            }, {
                readonly kind: 'quarry';
                readonly n: 2;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-astronomers-tower';
        readonly name: "Astronomer's tower";
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 2;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'technology';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 2;
            }];
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-tithe-barn';
        readonly name: 'Tithe barn';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 1;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'egg';
            readonly n: 1;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [2];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-royal-stables';
        readonly name: 'Royal stables';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'gold-window';
            readonly n: 1;
        };
        readonly icon: null;
        readonly cubeSpace: false;
        readonly corners: readonly [3];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-almshouse';
        readonly name: 'Almshouse';
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-masters-row';
        readonly name: "Masters' row";
        readonly era: 'II';
        readonly special: false;
        readonly cost: {
            readonly gold: 4;
            readonly stone: 1;
        };
        readonly gain: {
            readonly kind: 'gold-window';
            readonly n: 1;
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-royal-court';
        readonly name: 'Royal court';
        readonly era: 'II';
        readonly special: true;
        readonly cost: {
            readonly gold: 4;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'gold-window';
                readonly n: 1;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [0];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-great-college';
        readonly name: 'Great college';
        readonly era: 'II';
        readonly special: true;
        readonly cost: {
            readonly gold: 3;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'technology';
                readonly n: 1;
            }, {
                readonly kind: 'university';
                readonly n: 1;
            }];
        };
        readonly icon: null;
        readonly cubeSpace: true;
        readonly corners: readonly [1];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-treasury';
        readonly name: 'Treasury';
        readonly era: 'II';
        readonly special: true;
        readonly cost: {
            readonly gold: 0;
            readonly stone: 3;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'gold';
                readonly n: 4;
            }, {
                readonly kind: 'points';
                readonly n: 1;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: false;
        readonly corners: readonly [5];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'building-ii-bishops-palace';
        readonly name: "Bishop's palace";
        readonly era: 'II';
        readonly special: true;
        readonly cost: {
            readonly gold: 5;
            readonly stone: 0;
        };
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'points';
                readonly n: 5;
            }, {
                readonly kind: 'silver-window';
                readonly n: 1;
            }];
        };
        readonly icon: 'cathedral';
        readonly cubeSpace: true;
        readonly corners: readonly [4];
        readonly provenance: 'reconstructed';
    }];
    readonly technologies: readonly [{
        readonly id: 'technology-i-crane-points';
        readonly level: 'I';
        readonly name: 'Crane master';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'crane-points';
            readonly gain: {
                readonly kind: 'points';
                readonly n: 1;
            };
            readonly limit: 'once-per-turn';
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-i-wheel-gold';
        readonly level: 'I';
        readonly name: 'Paymaster';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'wheel-gold';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'gold';
                    readonly n: 1;
                }, {
                    readonly kind: 'points';
                    readonly n: 1;
                }];
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-i-wheel-stone';
        readonly level: 'I';
        readonly name: 'Stone yard';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'wheel-stone';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'stone';
                    readonly n: 1;
                }, {
                    readonly kind: 'points';
                    readonly n: 1;
                }];
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-i-quarry-points';
        readonly level: 'I';
        readonly name: 'Quarry survey';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'quarry-advance';
            readonly gain: {
                readonly kind: 'points';
                readonly n: 2;
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-i-mine-points';
        readonly level: 'I';
        readonly name: 'Mine survey';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'gold-mine-advance';
            readonly gain: {
                readonly kind: 'points';
                readonly n: 2;
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-i-climb-points';
        readonly level: 'I';
        readonly name: 'Scaffolding';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'grid-row-up';
            readonly gain: {
                readonly kind: 'points';
                readonly n: 2;
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-ii-blue-token';
        readonly level: 'II';
        readonly name: 'Blue glass';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'blue-token';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'points';
                    readonly n: 1;
                }, {
                    readonly kind: 'stone';
                    readonly n: 1;
                }];
            };
            readonly limit: 'once-per-turn';
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-ii-red-token';
        readonly level: 'II';
        readonly name: 'Red glass';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'red-token';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'points';
                    readonly n: 1;
                }, {
                    readonly kind: 'gold';
                    readonly n: 1;
                }];
            };
            readonly limit: 'once-per-turn';
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-ii-wall-icon';
        readonly level: 'II';
        readonly name: 'Hunger wages';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'wall-with-icon';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'points';
                    readonly n: 1;
                }, {
                    readonly kind: 'gold';
                    readonly n: 1;
                }];
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-ii-plain-building';
        readonly level: 'II';
        readonly name: 'Town charter';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'building-without-icon';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'points';
                    readonly n: 1;
                }, {
                    readonly kind: 'gold';
                    readonly n: 1;
                }];
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-ii-cathedral-building';
        readonly level: 'II';
        readonly name: 'Chapter privilege';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'building-with-icon';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'points';
                    readonly n: 1;
                }, {
                    readonly kind: 'stone';
                    readonly n: 1;
                }];
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-ii-egg';
        readonly level: 'II';
        readonly name: 'Egg mortar';
        readonly use: 'permanent';
        readonly effect: {
            readonly kind: 'ability';
            readonly trigger: 'egg';
            readonly gain: {
                readonly kind: 'both';
                readonly of: readonly [{
                    readonly kind: 'points';
                    readonly n: 1;
                }, {
                    readonly kind: 'stone';
                    readonly n: 1;
                }];
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iii-road';
        readonly level: 'III';
        readonly name: 'Paving';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'egg';
                readonly n: 1;
            }, {
                readonly kind: 'perform-action';
                readonly action: 'kings-road';
            }];
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iii-climb';
        readonly level: 'III';
        readonly name: 'Treadwheel';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'climb';
            readonly n: 1;
            readonly crossing: 'waived';
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iii-university';
        readonly level: 'III';
        readonly name: 'New faculty';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'university';
            readonly n: 4;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iii-upgrade';
        readonly level: 'III';
        readonly name: 'Improved tools';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'perform-action';
                readonly action: 'upgrade-action';
            }, {
                readonly kind: 'points';
                readonly n: 3;
            }];
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iii-produce-gold';
        readonly level: 'III';
        readonly name: 'Coinage';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'produce';
                readonly what: 'gold';
            }, {
                readonly kind: 'stone';
                readonly n: 2;
            }];
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iii-produce-stone';
        readonly level: 'III';
        readonly name: 'Masonry';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'produce';
                readonly what: 'stone';
            }, {
                readonly kind: 'gold';
                readonly n: 2;
            }];
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iv-building';
        readonly level: 'IV';
        readonly name: 'Master builder';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'perform-action';
            readonly action: 'construct-building';
            readonly discount: {
                readonly gold: 2;
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iv-wall';
        readonly level: 'IV';
        readonly name: 'Master mason';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'perform-action';
            readonly action: 'construct-wall';
            readonly discount: {
                readonly stone: 2;
            };
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iv-any-action';
        readonly level: 'IV';
        readonly name: "King's command";
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'perform-action';
            readonly action: 'any';
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iv-upgrade';
        readonly level: 'IV';
        readonly name: 'Invention';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'perform-action';
                readonly action: 'upgrade-action';
            }, {
                readonly kind: 'gold-window';
                readonly n: 1;
            }];
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iv-plaza';
        readonly level: 'IV';
        readonly name: 'Market right';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'plaza-rewards';
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'technology-iv-production';
        readonly level: 'IV';
        readonly name: 'Deep shafts';
        readonly use: 'once';
        readonly effect: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'choose-one';
                readonly of: readonly [{
                    readonly kind: 'gold-mine';
                    readonly n: 1;
                }, {
                    readonly kind: 'quarry';
                    readonly n: 1;
                }];
            }, {
                readonly kind: 'choose-one';
                readonly of: readonly [{
                    readonly kind: 'produce';
                    readonly what: 'gold';
                }, {
                    readonly kind: 'produce';
                    readonly what: 'stone';
                }];
            }];
        };
        readonly provenance: 'published';
    }];
    readonly productionTokens: readonly [{
        readonly id: 'production-token-two-points-1';
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'production-token-two-points-2';
        readonly gain: {
            readonly kind: 'points';
            readonly n: 2;
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'production-token-gold-1';
        readonly gain: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'production-token-gold-2';
        readonly gain: {
            readonly kind: 'gold';
            readonly n: 1;
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'production-token-stone-1';
        readonly gain: {
            readonly kind: 'stone';
            readonly n: 1;
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'production-token-stone-2';
        readonly gain: {
            readonly kind: 'stone';
            readonly n: 1;
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'production-token-point-gold';
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'points';
                readonly n: 1;
            }, {
                readonly kind: 'gold';
                readonly n: 1;
            }];
        };
        readonly provenance: 'inferred';
    }, {
        readonly id: 'production-token-point-stone';
        readonly gain: {
            readonly kind: 'both';
            readonly of: readonly [{
                readonly kind: 'points';
                readonly n: 1;
            }, {
                readonly kind: 'stone';
                readonly n: 1;
            }];
        };
        readonly provenance: 'inferred';
    }];
    readonly seals: readonly [{
        readonly id: 'seal-gold';
        readonly cost: {
            readonly 'silver-window': 2;
        };
        readonly end: {
            readonly kind: 'spend-for-points';
            readonly cost: {
                readonly gold: 1;
            };
            readonly n: 2;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'seal-stone';
        readonly cost: {
            readonly 'silver-window': 2;
        };
        readonly end: {
            readonly kind: 'spend-for-points';
            readonly cost: {
                readonly stone: 1;
            };
            readonly n: 2;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'seal-pair';
        readonly cost: {
            readonly 'silver-window': 2;
        };
        readonly end: {
            readonly kind: 'spend-for-points';
            readonly cost: {
                readonly gold: 1;
                readonly stone: 1;
            };
            readonly n: 3;
        };
        readonly provenance: 'reconstructed';
        readonly note: 'The effect is published, the price is chosen.';
    }, {
        readonly id: 'seal-six';
        readonly cost: {};
        readonly end: {
            readonly kind: 'points';
            readonly n: 6;
        };
        readonly provenance: 'published';
    }, {
        readonly id: 'seal-four';
        readonly cost: {};
        readonly end: {
            readonly kind: 'points';
            readonly n: 4;
        };
        readonly provenance: 'inferred';
        readonly note: 'The effect is published, the missing price is inferred.';
    }];
    readonly solo: {
        readonly simple: {
            readonly id: 'solo-simple';
            readonly setUpAs: 2;
            readonly humanSeat: 0;
            readonly opponent: 'Takes the action tile lying farthest clockwise and returns it at once.';
            readonly goodScore: 140;
            readonly provenance: 'published';
        };
        readonly parler: {
            readonly id: 'solo-parler';
            readonly setUpAs: 2;
            readonly humanSeat: 0;
            readonly goodScore: 140;
            readonly productionTokens: readonly ["production-token-two-points-1", "production-token-two-points-2", "production-token-point-gold", "production-token-point-stone"];
            readonly sealAtEndOfMines: 'seal-gold';
            readonly sealAtEndOfQuarries: 'seal-stone';
            readonly substituteSeal: 'seal-six';
            readonly provenance: 'published';
        };
        readonly parlerCards: readonly [{
            readonly id: 'parler-card-1';
            readonly takes: 'building';
            readonly raises: readonly [];
            readonly recycles: 1;
            readonly provenance: 'published';
        }, {
            readonly id: 'parler-card-2';
            readonly takes: 'wall';
            readonly raises: readonly ["quarry"];
            readonly recycles: 1;
            readonly provenance: 'published';
        }, {
            readonly id: 'parler-card-3';
            readonly takes: null;
            readonly raises: readonly ["gold-mine", "quarry"];
            readonly raiseRule: 'the-one-the-human-has-more-of-both-if-equal';
            readonly recycles: 1;
            readonly provenance: 'published';
        }, {
            readonly id: 'parler-card-4';
            readonly takes: 'building';
            readonly raises: readonly [];
            readonly recycles: 2;
            readonly provenance: 'published';
        }, {
            readonly id: 'parler-card-5';
            readonly takes: 'upgrade';
            readonly raises: readonly ["gold-mine"];
            readonly recycles: 3;
            readonly provenance: 'published';
        }];
    };
    readonly scoring: {
        readonly steps: readonly [{
            readonly id: 'score-plazas';
            readonly order: 1;
            readonly provenance: 'published';
        }, {
            readonly id: 'score-academics';
            readonly order: 2;
            readonly provenance: 'published';
        }, {
            readonly id: 'score-projects';
            readonly order: 3;
            readonly provenance: 'published';
        }, {
            readonly id: 'score-walls';
            readonly order: 4;
            readonly provenance: 'published';
        }, {
            readonly id: 'score-abilities';
            readonly order: 5;
            readonly provenance: 'published';
        }, {
            readonly id: 'score-eggs';
            readonly order: 6;
            readonly provenance: 'published';
        }];
        readonly eggs: {
            readonly id: 'egg-table';
            readonly pointsByCount: readonly [0, 1, 3, 6, 10];
            readonly lastEntryIsForMore: true;
            readonly provenance: 'published';
        };
        readonly walls: {
            readonly id: 'wall-table';
            readonly steps: readonly [{
                readonly from: 0;
                readonly points: 0;
            }, {
                readonly from: 3;
                readonly points: 4;
            }, {
                readonly from: 4;
                readonly points: 10;
            }, {
                readonly from: 6;
                readonly points: 18;
            }];
            readonly provenance: 'published';
        };
        readonly tieBreak: {
            readonly id: 'tie-break';
            readonly winner: 'later-seat';
            readonly provenance: 'published';
        };
    };
    readonly supply: {
        readonly pieces: readonly [{
            readonly id: 'supply-gold-windows';
            readonly pieces: 6;
            readonly limited: false;
            readonly provenance: 'published';
        }, {
            readonly id: 'supply-silver-windows';
            readonly pieces: 14;
            readonly limited: false;
            readonly provenance: 'published';
        }, {
            readonly id: 'supply-eggs';
            readonly pieces: 12;
            readonly extra: {
                readonly pieces: 4;
                readonly worth: 3;
            };
            readonly limited: false;
            readonly provenance: 'published';
        }, {
            readonly id: 'supply-bonus-tokens';
            readonly pieces: 30;
            readonly extra: {
                readonly pieces: 8;
                readonly worth: 3;
            };
            readonly limited: false;
            readonly provenance: 'published';
        }, {
            readonly id: 'supply-five-point-tokens';
            readonly pieces: 1;
            readonly limited: true;
            readonly provenance: 'published';
        }, {
            readonly id: 'supply-player-cubes';
            readonly pieces: 11;
            readonly perPlayer: true;
            readonly limited: true;
            readonly provenance: 'published';
        }, {
            readonly id: 'supply-players';
            readonly pieces: 4;
            readonly limited: true;
            readonly provenance: 'published';
        }];
    };
};
