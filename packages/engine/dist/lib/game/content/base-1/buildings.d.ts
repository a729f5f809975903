/**
 * Thirty-six building tiles: cost, reward, Cathedral icon (one sideways move), cube space and blue corners.
 * Without cube space a building scores a point per building at its plaza. Corners are in printed
 * orientation.
 */
export declare const BUILDINGS: readonly [{
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
        readonly gold: 1;
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
        readonly n: 3;
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
        readonly gold: 1;
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
        readonly gold: 2;
        readonly stone: 0;
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
        readonly n: 5;
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
        readonly n: 5;
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
