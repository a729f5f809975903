import type { CraneData } from '@/lib/game/engine/pack';

/**
 * The action crane: fixed positions around the wheel, sectors printed on the wheel, and the turn clock.
 * Position 0 is the first red one, counted clockwise. Sector k is k steps clockwise of the box, which the
 * arrow marks.
 */
// oxfmt-ignore
export const CRANE = {
  positions: [
    { id: 'crane-position-0', index: 0, zone: 'red', cost: { gold: 1 }, points: 0, provenance: 'inferred' },
    { id: 'crane-position-1', index: 1, zone: 'red', cost: { gold: 1 }, points: 0, provenance: 'inferred' },
    { id: 'crane-position-2', index: 2, zone: 'red', cost: { gold: 1 }, points: 0, provenance: 'inferred' },
    { id: 'crane-position-3', index: 3, zone: 'red', cost: { gold: 1 }, points: 0, provenance: 'inferred' },
    { id: 'crane-position-4', index: 4, zone: 'green', cost: {}, points: 0, provenance: 'inferred' },
    { id: 'crane-position-5', index: 5, zone: 'green', cost: {}, points: 0, provenance: 'inferred' },
    { id: 'crane-position-6', index: 6, zone: 'green', cost: {}, points: 0, provenance: 'inferred' },
    { id: 'crane-position-7', index: 7, zone: 'blue', cost: {}, points: 1, provenance: 'inferred' },
    { id: 'crane-position-8', index: 8, zone: 'blue', cost: {}, points: 2, provenance: 'inferred' },
    { id: 'crane-position-9', index: 9, zone: 'blue', cost: {}, points: 3, provenance: 'inferred' },
    { id: 'crane-position-10', index: 10, zone: 'blue', cost: {}, points: 4, provenance: 'inferred' },
    { id: 'crane-position-11', index: 11, zone: 'blue', cost: {}, points: 5, provenance: 'published' },
  ],
  sectors: [
    { id: 'wheel-sector-0', offset: 0, box: true, bonus: null, provenance: 'published' },
    { id: 'wheel-sector-1', offset: 1, bonus: { kind: 'special-or-points', n: 1 }, provenance: 'published' },
    { id: 'wheel-sector-2', offset: 2, bonus: { kind: 'stone', n: 2 }, provenance: 'inferred' },
    { id: 'wheel-sector-3', offset: 3, bonus: { kind: 'gold', n: 1 }, provenance: 'published' },
    { id: 'wheel-sector-4', offset: 4, bonus: { kind: 'special-or-points', n: 2 }, provenance: 'published' },
    { id: 'wheel-sector-5', offset: 5, bonus: { kind: 'silver-window', n: 1 }, provenance: 'published' },
    { id: 'wheel-sector-6', offset: 6, bonus: { kind: 'buy-egg', cost: { gold: 1 } },
      provenance: 'published' },
    { id: 'wheel-sector-7', offset: 7, bonus: { kind: 'stone', n: 1 }, provenance: 'published' },
    { id: 'wheel-sector-8', offset: 8, bonus: { kind: 'special-or-points', n: 1 }, provenance: 'published' },
    { id: 'wheel-sector-9', offset: 9, bonus: { kind: 'gold', n: 2 }, clockCube: true,
      provenance: 'inferred' },
    { id: 'wheel-sector-10', offset: 10, bonus: { kind: 'silver-window', n: 1 }, provenance: 'published' },
    { id: 'wheel-sector-11', offset: 11, bonus: { kind: 'buy-egg', cost: { stone: 1 } },
      provenance: 'published' },
  ],
  overripeToken: { id: 'five-point-token', points: 5, provenance: 'published' },
  dropWhenArrowReaches: 8,
  turnsPerPlayer: 16,
  clocks: [
    { id: 'clock-1-player', players: 1, seats: 2, arrowStart: 9, startPositions: [0, 1, 2, 3, 4, 5],
      platformStart: 3, eraTwoAfterTurn: 16, dropsAfterTurns: [10, 21, 32], provenance: 'inferred' },
    { id: 'clock-2-players', players: 2, seats: 2, arrowStart: 9, startPositions: [0, 1, 2, 3, 4, 5],
      platformStart: 3, eraTwoAfterTurn: 16, dropsAfterTurns: [10, 21, 32], provenance: 'inferred' },
    { id: 'clock-3-players', players: 3, seats: 3, arrowStart: 4, startPositions: [0, 1, 2, 3, 5, 6],
      platformStart: 5, eraTwoAfterTurn: 26, dropsAfterTurns: [4, 15, 26, 37, 48], provenance: 'inferred' },
    { id: 'clock-4-players', players: 4, seats: 4, arrowStart: 10, startPositions: [0, 1, 2, 3, 4, 5],
      platformStart: 6, eraTwoAfterTurn: 31, dropsAfterTurns: [9, 20, 31, 42, 53, 64],
      provenance: 'inferred' },
  ],
  firstGameOrder: {
    id: 'first-game-tile-order',
    tiles: [
      'action-tile-1',
      'action-tile-3',
      'action-tile-5',
      'action-tile-2',
      'action-tile-4',
      'action-tile-6',
    ],
    side: 'A', laterGames: 'random', provenance: 'reconstructed',
  },
} as const satisfies CraneData;
