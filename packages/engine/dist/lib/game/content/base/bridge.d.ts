/**
 * Charles Bridge: five plank places with a double-sided pair of bonus spaces each, and the twelve bridge
 * tiles.
 */
export declare const BRIDGE: {
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
