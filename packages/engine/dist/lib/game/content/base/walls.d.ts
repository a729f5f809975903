/**
 * Thirty-six wall tiles: cost, reward, Hunger Wall icon (one sideways move), side symbols and red corners.
 * Sides and corners are in printed orientation.
 */
export declare const WALLS: readonly [{
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
