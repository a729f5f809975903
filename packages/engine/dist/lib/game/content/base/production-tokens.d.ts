/**
 * Eight tokens lying in the river; each adds its gain to every production of the track it was placed on.
 */
export declare const PRODUCTION_TOKENS: readonly [{
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
