/** Five seals in board order. Claiming one uses a seal right, the printed price and a free cube. */
export declare const SEALS: readonly [{
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
