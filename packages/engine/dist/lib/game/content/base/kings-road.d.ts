/**
 * The King's Road: three street spaces with a free and an egg effect, two bridge spaces with an entry price,
 * and the three double-sided variant tiles that replace free effects.
 */
export declare const KINGS_ROAD: {
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
