import type { BridgeData } from '@/lib/game/engine/pack';

/**
 * Charles Bridge: five plank places, each with a double-sided pair of bonus spaces, and the twelve bridge
 * tiles.
 */
// oxfmt-ignore
export const BRIDGE = {
  places: [
    {
      id: 'bridge-place-1', place: 1,
      faces: [
        { id: 'bridge-place-1-a', side: 'A',
          spaces: [{ kind: 'silver-window', n: 1 }, { kind: 'points', n: 2 }], provenance: 'reconstructed' },
        { id: 'bridge-place-1-b', side: 'B', spaces: [{ kind: 'stone', n: 2 }, { kind: 'red-token', n: 1 }],
          provenance: 'reconstructed' },
      ],
      provenance: 'reconstructed',
    },
    {
      id: 'bridge-place-2', place: 2,
      faces: [
        { id: 'bridge-place-2-a', side: 'A', spaces: [{ kind: 'gold', n: 2 }, { kind: 'points', n: 2 }],
          provenance: 'reconstructed' },
        { id: 'bridge-place-2-b', side: 'B',
          spaces: [{ kind: 'silver-window', n: 1 }, { kind: 'gold', n: 2 }], provenance: 'reconstructed' },
      ],
      provenance: 'reconstructed',
    },
    {
      id: 'bridge-place-3', place: 3,
      faces: [
        { id: 'bridge-place-3-a', side: 'A', spaces: [{ kind: 'egg', n: 1 }, { kind: 'blue-token', n: 1 }],
          provenance: 'published' },
        { id: 'bridge-place-3-b', side: 'B',
          spaces: [{ kind: 'university', n: 2 }, { kind: 'points', n: 1 }], provenance: 'reconstructed' },
      ],
      provenance: 'published',
    },
    {
      id: 'bridge-place-4', place: 4,
      faces: [
        { id: 'bridge-place-4-a', side: 'A', spaces: [{ kind: 'stone', n: 2 }, { kind: 'points', n: 2 }],
          provenance: 'reconstructed' },
        { id: 'bridge-place-4-b', side: 'B', spaces: [{ kind: 'egg', n: 1 }, { kind: 'red-token', n: 1 }],
          provenance: 'reconstructed' },
      ],
      provenance: 'reconstructed',
    },
    {
      id: 'bridge-place-5', place: 5,
      faces: [
        { id: 'bridge-place-5-a', side: 'A',
          spaces: [{ kind: 'gold-window', n: 1 }, { kind: 'points', n: 1 }], provenance: 'reconstructed' },
        { id: 'bridge-place-5-b', side: 'B', spaces: [{ kind: 'technology', n: 1 }, { kind: 'gold', n: 1 }],
          provenance: 'reconstructed' },
      ],
      provenance: 'reconstructed',
    },
  ],
  tilesIV: [
    // BRIDGE-IV1
    { id: 'bridge-iv-blue-tokens', gain: { kind: 'blue-token', n: 2 }, provenance: 'published' },
    // BRIDGE-IV2
    { id: 'bridge-iv-red-tokens', gain: { kind: 'red-token', n: 2 }, provenance: 'published' },
    // BRIDGE-IV3
    {
      id: 'bridge-iv-hunger-wall',
      gain: {
        kind: 'both',
        of: [
          { kind: 'may', gain: { kind: 'wall-step', n: 1 } },
          { kind: 'silver-window', n: 1 },
          { kind: 'points', n: 2 },
        ],
      },
      provenance: 'published',
    },
    // BRIDGE-IV4
    {
      id: 'bridge-iv-cathedral',
      gain: {
        kind: 'both',
        of: [
          { kind: 'may', gain: { kind: 'cathedral-step', n: 1 } },
          { kind: 'silver-window', n: 1 },
          { kind: 'points', n: 2 },
        ],
      },
      provenance: 'published',
    },
    // BRIDGE-IV5
    { id: 'bridge-iv-gold-window',
      gain: { kind: 'both', of: [{ kind: 'gold-window', n: 1 }, { kind: 'gold', n: 2 }] },
      provenance: 'published' },
    // BRIDGE-IV6
    { id: 'bridge-iv-university', gain: { kind: 'university', n: 3 }, provenance: 'published' },
  ],
  tilesV: [
    // BRIDGE-V1
    { id: 'bridge-v-university', gain: { kind: 'points', n: 3 },
      end: { kind: 'points-per', n: 1, per: 'university-height' }, provenance: 'published' },
    // BRIDGE-V2
    { id: 'bridge-v-gold-mines', gain: { kind: 'points', n: 3 },
      end: { kind: 'points-per', n: 1, per: 'gold-mine' }, provenance: 'published' },
    // BRIDGE-V3
    { id: 'bridge-v-upgrades', gain: null, end: { kind: 'points-per', n: 3, per: 'upgrade' },
      provenance: 'published' },
    // BRIDGE-V4
    { id: 'bridge-v-walls', gain: null, end: { kind: 'points-per', n: 2, per: 'wall' },
      provenance: 'published' },
    // BRIDGE-V5
    { id: 'bridge-v-quarries', gain: { kind: 'points', n: 3 },
      end: { kind: 'points-per', n: 1, per: 'quarry' }, provenance: 'published' },
    // BRIDGE-V6
    { id: 'bridge-v-rows', gain: null, end: { kind: 'points-per', n: 2, per: 'grid-row' },
      provenance: 'published' },
  ],
  vTilesAtBridge: 3,
  vTilesAtCathedral: 3,
  drawForIV: 3,
} as const satisfies BridgeData;
