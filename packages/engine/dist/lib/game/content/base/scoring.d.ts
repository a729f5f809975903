/**
 * Order of the final steps, egg and wall tables, tie-break. Row points and column values are in grids.ts,
 * the academic multiplier is in player-board.ts.
 */
export declare const SCORING: {
    readonly steps: readonly [{
        readonly id: 'score-plazas';
        readonly order: 1;
        readonly provenance: 'published';
    }, {
        readonly id: 'score-academics';
        readonly order: 2;
        readonly provenance: 'published';
    }, {
        readonly id: 'score-projects';
        readonly order: 3;
        readonly provenance: 'published';
    }, {
        readonly id: 'score-walls';
        readonly order: 4;
        readonly provenance: 'published';
    }, {
        readonly id: 'score-abilities';
        readonly order: 5;
        readonly provenance: 'published';
    }, {
        readonly id: 'score-eggs';
        readonly order: 6;
        readonly provenance: 'published';
    }];
    readonly eggs: {
        readonly id: 'egg-table';
        readonly pointsByCount: readonly [0, 1, 3, 6, 10];
        readonly lastEntryIsForMore: true;
        readonly provenance: 'published';
    };
    readonly walls: {
        readonly id: 'wall-table';
        readonly steps: readonly [{
            readonly from: 0;
            readonly points: 0;
        }, {
            readonly from: 3;
            readonly points: 4;
        }, {
            readonly from: 4;
            readonly points: 10;
        }, {
            readonly from: 6;
            readonly points: 18;
        }];
        readonly provenance: 'published';
    };
    readonly tieBreak: {
        readonly id: 'tie-break';
        readonly winner: 'later-seat';
        readonly provenance: 'published';
    };
};
