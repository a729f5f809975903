/**
 * Pieces in the box. Shared pieces are played as unlimited; the counts serve drawing and packs that limit
 * them.
 */
export declare const SUPPLY: {
    readonly pieces: readonly [{
        readonly id: 'supply-gold-windows';
        readonly pieces: 6;
        readonly limited: false;
        readonly provenance: 'published';
    }, {
        readonly id: 'supply-silver-windows';
        readonly pieces: 14;
        readonly limited: false;
        readonly provenance: 'published';
    }, {
        readonly id: 'supply-eggs';
        readonly pieces: 12;
        readonly extra: {
            readonly pieces: 4;
            readonly worth: 3;
        };
        readonly limited: false;
        readonly provenance: 'published';
    }, {
        readonly id: 'supply-bonus-tokens';
        readonly pieces: 30;
        readonly extra: {
            readonly pieces: 8;
            readonly worth: 3;
        };
        readonly limited: false;
        readonly provenance: 'published';
    }, {
        readonly id: 'supply-five-point-tokens';
        readonly pieces: 1;
        readonly limited: true;
        readonly provenance: 'published';
    }, {
        readonly id: 'supply-player-cubes';
        readonly pieces: 11;
        readonly perPlayer: true;
        readonly limited: true;
        readonly provenance: 'published';
    }, {
        readonly id: 'supply-players';
        readonly pieces: 4;
        readonly limited: true;
        readonly provenance: 'published';
    }];
};
