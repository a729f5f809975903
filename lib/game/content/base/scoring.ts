import type { ScoringData } from '@/lib/game/engine/pack';

/**
 * Order of the final steps, egg and wall tables, tie-break. Row points and column values are in grids.ts,
 * the academic multiplier is in player-board.ts.
 */
// oxfmt-ignore
export const SCORING = {
  steps: [
    { id: 'score-plazas', order: 1, provenance: 'published' },
    { id: 'score-academics', order: 2, provenance: 'published' },
    { id: 'score-projects', order: 3, provenance: 'published' },
    { id: 'score-walls', order: 4, provenance: 'published' },
    { id: 'score-abilities', order: 5, provenance: 'published' },
    { id: 'score-eggs', order: 6, provenance: 'published' },
  ],
  eggs: { id: 'egg-table', pointsByCount: [0, 1, 3, 6, 10], lastEntryIsForMore: true,
    provenance: 'published' },
  walls: {
    id: 'wall-table',
    steps: [{ from: 0, points: 0 }, { from: 3, points: 4 }, { from: 4, points: 10 }, { from: 6, points: 18 }],
    provenance: 'published',
  },
  tieBreak: { id: 'tie-break', winner: 'later-seat', provenance: 'published' },
} as const satisfies ScoringData;
