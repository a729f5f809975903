/** The simple solo opponent, and Peter Parler with his five cards. */
export declare const SOLO: {
    readonly simple: {
        readonly id: 'solo-simple';
        readonly setUpAs: 2;
        readonly humanSeat: 0;
        readonly opponent: 'Takes the action tile lying farthest clockwise and returns it at once.';
        readonly goodScore: 140;
        readonly provenance: 'published';
    };
    readonly parler: {
        readonly id: 'solo-parler';
        readonly setUpAs: 2;
        readonly humanSeat: 0;
        readonly goodScore: 140;
        readonly productionTokens: readonly ["production-token-two-points-1", "production-token-two-points-2", "production-token-point-gold", "production-token-point-stone"];
        readonly sealAtEndOfMines: 'seal-gold';
        readonly sealAtEndOfQuarries: 'seal-stone';
        readonly substituteSeal: 'seal-six';
        readonly provenance: 'published';
    };
    readonly parlerCards: readonly [{
        readonly id: 'parler-card-1';
        readonly takes: 'building';
        readonly raises: readonly [];
        readonly recycles: 1;
        readonly provenance: 'published';
    }, {
        readonly id: 'parler-card-2';
        readonly takes: 'wall';
        readonly raises: readonly ["quarry"];
        readonly recycles: 1;
        readonly provenance: 'published';
    }, {
        readonly id: 'parler-card-3';
        readonly takes: null;
        readonly raises: readonly ["gold-mine", "quarry"];
        readonly raiseRule: 'the-one-the-human-has-more-of-both-if-equal';
        readonly recycles: 1;
        readonly provenance: 'published';
    }, {
        readonly id: 'parler-card-4';
        readonly takes: 'building';
        readonly raises: readonly [];
        readonly recycles: 2;
        readonly provenance: 'published';
    }, {
        readonly id: 'parler-card-5';
        readonly takes: 'upgrade';
        readonly raises: readonly ["gold-mine"];
        readonly recycles: 3;
        readonly provenance: 'published';
    }];
};
