/**
 * Thirty upgrade tiles: the action upgraded, the bonus whenever it is performed, the university steps on
 * placement, side symbols and red corners. Sides and corners are in printed orientation.
 */
export declare const UPGRADES: readonly [{
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
        readonly kind: 'silver-window';
        readonly n: 1;
    };
    readonly university: 1;
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
    readonly id: 'upgrade-i-window-frames';
    readonly name: 'Window frames';
    readonly era: 'I';
    readonly special: true;
    readonly action: 'construct-building';
    readonly bonus: {
        readonly kind: 'silver-window';
        readonly n: 1;
    };
    readonly university: 1;
    readonly edges: readonly [{
        readonly side: 3;
        readonly gain: {
            readonly kind: 'stone';
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
        readonly kind: 'silver-window';
        readonly n: 1;
    };
    readonly university: 1;
    readonly edges: readonly [{
        readonly side: 4;
        readonly gain: {
            readonly kind: 'egg';
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
        readonly n: 2;
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
        readonly n: 2;
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
        readonly n: 2;
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
        readonly kind: 'both';
        readonly of: readonly [{
            readonly kind: 'silver-window';
            readonly n: 1;
        }, {
            readonly kind: 'gold';
            readonly n: 1;
        }];
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
