import type { PlayerBoardData } from '@/lib/game/engine/pack';

/**
 * Starting goods, limits and prices, production tracks, wealth bonuses and academic tracks. The marker of
 * a production track is on field count + 1, so a bonus on field f pays once the count is f or more.
 */
// oxfmt-ignore
export const PLAYER_BOARD = {
  start: { id: 'player-start', gold: 2, stone: 2, egg: 0, 'silver-window': 0, 'gold-window': 0, points: 0,
    freeCubes: 2, provenance: 'published' },
  limits: { id: 'player-limits', gold: 9, stone: 9, windowsKeptAtEndOfTurn: 2, provenance: 'published' },
  extraAction: { id: 'extra-action',
    prices: [{ 'gold-window': 2 }, { 'gold-window': 1, 'silver-window': 1 }], perTurn: 1,
    provenance: 'published' },
  rowRefresh: { id: 'row-refresh', prices: [{ gold: 1 }, { stone: 1 }], tiles: 2, perTurn: 1,
    provenance: 'published' },
  cubes: { id: 'player-cubes', total: 11, tracks: 4, wealth: 3, projects: 2, free: 2,
    provenance: 'published' },
  tracks: [
    {
      id: 'gold-mine-track', resource: 'gold', counts: [3, 4, 5, 6, 7, 8], startCount: 3, startField: 4,
      tokenAtCount: 5, tokenAtField: 6, tokenLiesOnField: 1, sealAtCount: 8, sealAtField: 9,
      productionBonuses: [
        { id: 'gold-mine-bonus-1', field: 3, gain: { kind: 'points', n: 1 }, provenance: 'reconstructed' },
        { id: 'gold-mine-bonus-2', field: 4, gain: { kind: 'points', n: 1 }, provenance: 'reconstructed' },
      ],
      provenance: 'published',
    },
    {
      id: 'quarry-track', resource: 'stone', counts: [2, 3, 4, 5, 6, 7], startCount: 2, startField: 3,
      tokenAtCount: 4, tokenAtField: 5, tokenLiesOnField: 1, sealAtCount: 7, sealAtField: 8,
      productionBonuses: [
        { id: 'quarry-bonus-1', field: 3, gain: { kind: 'points', n: 1 }, provenance: 'reconstructed' },
        { id: 'quarry-bonus-2', field: 5, gain: { kind: 'technology', n: 1 }, provenance: 'reconstructed' },
      ],
      provenance: 'published',
    },
  ],
  wealthBonuses: [
    { id: 'wealth-gold-6', reach: { gold: 6 }, gain: { kind: 'points', n: 1 }, freesCubes: 1,
      provenance: 'reconstructed' },
    { id: 'wealth-stone-6', reach: { stone: 6 }, gain: { kind: 'points', n: 1 }, freesCubes: 1,
      provenance: 'reconstructed' },
    { id: 'wealth-9', reachEither: { gold: 9, stone: 9 },
      gain: { kind: 'choose-one', of: [{ kind: 'silver-window', n: 1 }, { kind: 'points', n: 2 }] },
      freesCubes: 1, provenance: 'reconstructed' },
  ],
  technologyTrack: { id: 'technology-track', start: 0, top: 8, levels: { I: 1, II: 2, III: 4, IV: 6 },
    overflowPoints: 2, provenance: 'inferred' },
  universityTrack: { id: 'university-track', start: 0, top: 8,
    multiplierByHeight: [0, 0, 1, 1, 1, 2, 2, 2, 3], overflowPoints: 2, provenance: 'inferred' },
} as const satisfies PlayerBoardData;
