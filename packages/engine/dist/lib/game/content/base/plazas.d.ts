/** Eleven double-sided plaza tiles. The lower reward is also what an unfinished plaza pays at the end. */
export declare const PLAZAS: {
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
