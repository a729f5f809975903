import type { ActionTilesData } from '@/lib/game/engine/pack';

/**
 * Six double-sided action tiles; a game shows one side. Side A holds three pairs twice, side B is a ring of
 * six different pairs.
 */
// oxfmt-ignore
export const ACTION_TILES = {
  actions: [
    { id: 'manage-mines', name: 'Manage mines', provenance: 'published' },
    { id: 'manage-quarries', name: 'Manage quarries', provenance: 'published' },
    { id: 'upgrade-action', name: 'Upgrade an action', provenance: 'published' },
    { id: 'construct-wall', name: 'Construct a wall', provenance: 'published' },
    { id: 'construct-building', name: 'Construct a building', provenance: 'published' },
    { id: 'kings-road', name: "Construct the King's Road", provenance: 'published' },
  ],
  tiles: [
    { id: 'action-tile-1',
      sides: { A: ['manage-mines', 'construct-wall'], B: ['manage-mines', 'construct-building'] },
      provenance: 'reconstructed' },
    { id: 'action-tile-2',
      sides: { A: ['manage-mines', 'construct-wall'], B: ['construct-wall', 'kings-road'] },
      provenance: 'reconstructed' },
    { id: 'action-tile-3',
      sides: { A: ['manage-quarries', 'construct-building'], B: ['construct-building', 'upgrade-action'] },
      provenance: 'reconstructed' },
    { id: 'action-tile-4',
      sides: { A: ['manage-quarries', 'construct-building'], B: ['manage-quarries', 'construct-wall'] },
      provenance: 'reconstructed' },
    { id: 'action-tile-5',
      sides: { A: ['upgrade-action', 'kings-road'], B: ['upgrade-action', 'manage-quarries'] },
      provenance: 'reconstructed' },
    { id: 'action-tile-6', sides: { A: ['upgrade-action', 'kings-road'], B: ['kings-road', 'manage-mines'] },
      provenance: 'reconstructed' },
  ],
} as const satisfies ActionTilesData;
