/**
 * Six double-sided action tiles; a game shows one side. Side A holds three pairs twice, side B is a ring of
 * six different pairs.
 */
export declare const ACTION_TILES: {
    readonly actions: readonly [{
        readonly id: 'manage-mines';
        readonly name: 'Manage mines';
        readonly provenance: 'published';
    }, {
        readonly id: 'manage-quarries';
        readonly name: 'Manage quarries';
        readonly provenance: 'published';
    }, {
        readonly id: 'upgrade-action';
        readonly name: 'Upgrade an action';
        readonly provenance: 'published';
    }, {
        readonly id: 'construct-wall';
        readonly name: 'Construct a wall';
        readonly provenance: 'published';
    }, {
        readonly id: 'construct-building';
        readonly name: 'Construct a building';
        readonly provenance: 'published';
    }, {
        readonly id: 'kings-road';
        readonly name: "Construct the King's Road";
        readonly provenance: 'published';
    }];
    readonly tiles: readonly [{
        readonly id: 'action-tile-1';
        readonly sides: {
            readonly A: readonly ["manage-mines", "construct-wall"];
            readonly B: readonly ["manage-mines", "construct-building"];
        };
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-tile-2';
        readonly sides: {
            readonly A: readonly ["manage-mines", "construct-wall"];
            readonly B: readonly ["construct-wall", "kings-road"];
        };
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-tile-3';
        readonly sides: {
            readonly A: readonly ["manage-quarries", "construct-building"];
            readonly B: readonly ["construct-building", "upgrade-action"];
        };
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-tile-4';
        readonly sides: {
            readonly A: readonly ["manage-quarries", "construct-building"];
            readonly B: readonly ["manage-quarries", "construct-wall"];
        };
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-tile-5';
        readonly sides: {
            readonly A: readonly ["upgrade-action", "kings-road"];
            readonly B: readonly ["upgrade-action", "manage-quarries"];
        };
        readonly provenance: 'reconstructed';
    }, {
        readonly id: 'action-tile-6';
        readonly sides: {
            readonly A: readonly ["upgrade-action", "kings-road"];
            readonly B: readonly ["kings-road", "manage-mines"];
        };
        readonly provenance: 'reconstructed';
    }];
};
