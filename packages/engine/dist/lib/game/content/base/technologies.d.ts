/**
 * Twenty-four technologies, six per level. Levels I and II are permanent from the next own turn on, levels
 * III and IV are used once.
 */
export declare const TECHNOLOGIES: readonly [{
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
