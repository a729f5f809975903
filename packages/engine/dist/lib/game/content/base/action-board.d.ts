/**
 * The personal action board: six action hexes around a blocked centre, and the twelve outer cells where
 * walls may lie.
 */
export declare const ACTION_BOARD: {
    readonly centre: {
        readonly id: 'action-centre';
        readonly q: 0;
        readonly r: 0;
        readonly placeable: false;
        readonly provenance: 'reconstructed';
    };
    readonly actions: readonly [{
        readonly id: 'action-hex-manage-mines';
        readonly action: 'manage-mines';
        readonly q: 0;
        readonly r: -1;
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-hex-construct-building';
        readonly action: 'construct-building';
        readonly q: 1;
        readonly r: -1;
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-hex-upgrade-action';
        readonly action: 'upgrade-action';
        readonly q: 1;
        readonly r: 0;
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-hex-construct-wall';
        readonly action: 'construct-wall';
        readonly q: 0;
        readonly r: 1;
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-hex-manage-quarries';
        readonly action: 'manage-quarries';
        readonly q: -1;
        readonly r: 1;
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-hex-kings-road';
        readonly action: 'kings-road';
        readonly q: -1;
        readonly r: 0;
        readonly provenance: 'reconstructed';
    }];
    readonly wallCells: readonly [{
        readonly id: 'wall-cell-1';
        readonly q: 1;
        readonly r: -2;
        readonly touches: readonly ["manage-mines", "construct-building"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-2';
        readonly q: 2;
        readonly r: -2;
        readonly touches: readonly ["construct-building"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-3';
        readonly q: 2;
        readonly r: -1;
        readonly touches: readonly ["construct-building", "upgrade-action"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-4';
        readonly q: 2;
        readonly r: 0;
        readonly touches: readonly ["upgrade-action"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-5';
        readonly q: 1;
        readonly r: 1;
        readonly touches: readonly ["upgrade-action", "construct-wall"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-6';
        readonly q: 0;
        readonly r: 2;
        readonly touches: readonly ["construct-wall"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-7';
        readonly q: -1;
        readonly r: 2;
        readonly touches: readonly ["construct-wall", "manage-quarries"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-8';
        readonly q: -2;
        readonly r: 2;
        readonly touches: readonly ["manage-quarries"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-9';
        readonly q: -2;
        readonly r: 1;
        readonly touches: readonly ["manage-quarries", "kings-road"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-10';
        readonly q: -2;
        readonly r: 0;
        readonly touches: readonly ["kings-road"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-11';
        readonly q: -1;
        readonly r: -1;
        readonly touches: readonly ["manage-mines", "kings-road"];
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'wall-cell-12';
        readonly q: 0;
        readonly r: -2;
        readonly touches: readonly ["manage-mines"];
        readonly provenance: 'reconstructed';
    }];
};
