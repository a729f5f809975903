import type { KingsRoadData } from '@/lib/game/engine/pack';

/**
 * The King's Road: three street spaces with a free and an egg effect, two bridge spaces with an entry price,
 * and the three double-sided variant tiles that replace free effects.
 */
// oxfmt-ignore
export const KINGS_ROAD = {
  spaces: [
    {
      id: 'road-space-i', space: 'I', entry: {},
      free: { kind: 'choose-one', of: [{ kind: 'gold', n: 2 }, { kind: 'stone', n: 2 }] },
      egg: { kind: 'pay', cost: { egg: 1 },
        gain: { kind: 'choose-one', of: [{ kind: 'quarry', n: 1 }, { kind: 'gold-mine', n: 1 }] } },
      provenance: 'published',
    },
    {
      id: 'road-space-ii', space: 'II', entry: {},
      free: { kind: 'pay', cost: { gold: 1 }, gain: { kind: 'points', n: 4 } },
      egg: { kind: 'pay', cost: { egg: 1 },
        gain: { kind: 'choose-one', of: [{ kind: 'gold-window', n: 1 }, { kind: 'technology', n: 1 }] } },
      provenance: 'published',
    },
    {
      id: 'road-space-iii', space: 'III', entry: {}, free: { kind: 'points-per', n: 3, per: 'era-1-upgrade' },
      egg: {
        kind: 'pay', cost: { egg: 1 },
        gain: {
          kind: 'choose-one',
          of: [
            { kind: 'silver-window', n: 2 },
            { kind: 'both', of: [{ kind: 'gold-mine', n: 1 }, { kind: 'quarry', n: 1 }] },
          ],
        },
      },
      provenance: 'published',
    },
    { id: 'road-space-iv', space: 'IV', entry: { egg: 1 }, bridgeStack: 'IV', provenance: 'published' },
    { id: 'road-space-v', space: 'V', entry: { egg: 1 }, bridgeStack: 'V', provenance: 'published' },
  ],
  variantTiles: [
    {
      id: 'road-tile-i', replacesFreeEffectOf: 'road-space-i',
      faces: [
        {
          id: 'road-tile-i-a', side: 'A',
          free: {
            kind: 'both',
            of: [
              { kind: 'silver-window', n: 1 },
              { kind: 'choose-one', of: [{ kind: 'gold', n: 1 }, { kind: 'stone', n: 1 }] },
            ],
          },
          provenance: 'published',
        },
        {
          id: 'road-tile-i-b', side: 'B',
          free: {
            kind: 'ability', trigger: 'upgrade-performed',
            gain: {
              kind: 'both',
              of: [
                { kind: 'points', n: 2 },
                { kind: 'choose-one', of: [{ kind: 'gold', n: 1 }, { kind: 'stone', n: 1 }] },
              ],
            },
            while: 'pawn-here',
          },
          provenance: 'published',
        },
      ],
      provenance: 'inferred',
    },
    {
      id: 'road-tile-ii', replacesFreeEffectOf: 'road-space-ii',
      faces: [
        { id: 'road-tile-ii-a', side: 'A', free: { kind: 'points-per', n: 2, per: 'silver-window' },
          provenance: 'published' },
        {
          id: 'road-tile-ii-b', side: 'B',
          free: { kind: 'ability', trigger: 'wall-performed', gain: { kind: 'points', n: 2 },
            while: 'pawn-here' },
          provenance: 'published',
        },
      ],
      provenance: 'inferred',
    },
    {
      id: 'road-tile-iii', replacesFreeEffectOf: 'road-space-iii',
      faces: [
        { id: 'road-tile-iii-a', side: 'A',
          free: { kind: 'both', of: [{ kind: 'points', n: 2 }, { kind: 'university', n: 2 }] },
          provenance: 'published' },
        {
          id: 'road-tile-iii-b', side: 'B',
          free: { kind: 'ability', trigger: 'building-without-icon', gain: { kind: 'points', n: 3 },
            while: 'pawn-here' },
          provenance: 'published',
        },
      ],
      provenance: 'inferred',
    },
  ],
} as const satisfies KingsRoadData;
