import type { ActionBoardData } from '@/lib/game/engine/pack';

/**
 * The personal action board: six action hexes around a blocked centre, and twelve outer cells for walls.
 */
// oxfmt-ignore
export const ACTION_BOARD = {
  centre: { id: 'action-centre', q: 0, r: 0, placeable: false, provenance: 'reconstructed' },
  actions: [
    { id: 'action-hex-manage-mines', action: 'manage-mines', q: 0, r: -1, provenance: 'reconstructed' },
    { id: 'action-hex-construct-building', action: 'construct-building', q: 1, r: -1,
      provenance: 'reconstructed' },
    { id: 'action-hex-upgrade-action', action: 'upgrade-action', q: 1, r: 0, provenance: 'reconstructed' },
    { id: 'action-hex-construct-wall', action: 'construct-wall', q: 0, r: 1, provenance: 'reconstructed' },
    { id: 'action-hex-manage-quarries', action: 'manage-quarries', q: -1, r: 1, provenance: 'reconstructed' },
    { id: 'action-hex-kings-road', action: 'kings-road', q: -1, r: 0, provenance: 'reconstructed' },
  ],
  wallCells: [
    { id: 'wall-cell-1', q: 1, r: -2, touches: ['manage-mines', 'construct-building'],
      provenance: 'reconstructed' },
    { id: 'wall-cell-2', q: 2, r: -2, touches: ['construct-building'], provenance: 'reconstructed' },
    { id: 'wall-cell-3', q: 2, r: -1, touches: ['construct-building', 'upgrade-action'],
      provenance: 'reconstructed' },
    { id: 'wall-cell-4', q: 2, r: 0, touches: ['upgrade-action'], provenance: 'reconstructed' },
    { id: 'wall-cell-5', q: 1, r: 1, touches: ['upgrade-action', 'construct-wall'],
      provenance: 'reconstructed' },
    { id: 'wall-cell-6', q: 0, r: 2, touches: ['construct-wall'], provenance: 'reconstructed' },
    { id: 'wall-cell-7', q: -1, r: 2, touches: ['construct-wall', 'manage-quarries'],
      provenance: 'reconstructed' },
    { id: 'wall-cell-8', q: -2, r: 2, touches: ['manage-quarries'], provenance: 'reconstructed' },
    { id: 'wall-cell-9', q: -2, r: 1, touches: ['manage-quarries', 'kings-road'],
      provenance: 'reconstructed' },
    { id: 'wall-cell-10', q: -2, r: 0, touches: ['kings-road'], provenance: 'reconstructed' },
    { id: 'wall-cell-11', q: -1, r: -1, touches: ['manage-mines', 'kings-road'],
      provenance: 'reconstructed' },
    { id: 'wall-cell-12', q: 0, r: -2, touches: ['manage-mines'], provenance: 'reconstructed' },
  ],
} as const satisfies ActionBoardData;
