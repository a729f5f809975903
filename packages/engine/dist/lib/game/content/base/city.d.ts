/**
 * The city map, the river in the north: plazas, building sites, printed blue corners, hexes that cannot be
 * built on, the course of the King's Road, set-up buildings and the order of the plazas.
 */
export declare const CITY: {
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
