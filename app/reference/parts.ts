/** Content of the quick reference: casebook rules by id, grouped under symbols. */

import type { RuleId } from '@/lib/game/casebook/rulings';
import type { Action } from '@/lib/game/engine/vocabulary';

export interface ReferencePart {
  /** Symbol name; absent if the texts cover several. */
  readonly symbol?: string;
  /** The action whose name is the heading of its rules. */
  readonly action?: Action;
  readonly rules: readonly RuleId[];
}

export const SECTIONS = ['turn', 'actions', 'prices', 'scoring', 'open'] as const;
export type SectionId = (typeof SECTIONS)[number];

export const PARTS: Readonly<Record<SectionId, readonly ReferencePart[]>> = {
  turn: [
    { symbol: 'z-crane', rules: ['TURN-1', 'CRANE-7', 'CRANE-8', 'CRANE-9'] },
    { symbol: 'i-special', rules: ['CRANE-10', 'SPECIAL-1', 'SPECIAL-4'] },
    { symbol: 'a-any', rules: ['TURN-3', 'EXTRA-1'] },
    { symbol: 'i-hourglass', rules: ['TURN-8', 'WINDOW-3'] },
  ],
  actions: [
    { symbol: 'a-manage-mines', action: 'manage-mines', rules: ['MINE-2', 'MINE-3'] },
    { symbol: 'a-manage-quarries', action: 'manage-quarries', rules: ['QUARRY-2', 'QUARRY-3'] },
    {
      symbol: 'a-upgrade-action',
      action: 'upgrade-action',
      rules: ['UPGRADE-1', 'UPGRADE-2', 'UPGRADE-3', 'UPGRADE-5'],
    },
    {
      symbol: 'a-construct-wall',
      action: 'construct-wall',
      rules: ['WALL-1', 'WALL-3', 'WALL-5', 'ADJ-1'],
    },
    {
      symbol: 'a-construct-building',
      action: 'construct-building',
      rules: ['BUILD-1', 'BUILD-5', 'BUILD-8', 'BUILD-10', 'CORNER-3'],
    },
    { symbol: 'a-kings-road', action: 'kings-road', rules: ['ROAD-1', 'ROAD-4', 'ROAD-13'] },
  ],
  prices: [
    { symbol: 'i-up', rules: ['GRID-5', 'GRID-6'] },
    { symbol: 'i-seal', rules: ['SEAL-4'] },
    { symbol: 'z-rows', rules: ['REFRESH-1'] },
    { symbol: 'i-gold', rules: ['WEALTH-1', 'WEALTH-2', 'WEALTH-3'] },
    { symbol: 'i-plaza', rules: ['PLAZA-4', 'PLAZA-5'] },
  ],
  scoring: [
    { symbol: 'i-plaza', rules: ['SCORE-2'] },
    { symbol: 'i-university', rules: ['SCORE-3'] },
    { symbol: 'z-projects', rules: ['SCORE-4', 'SCORE-5'] },
    { symbol: 'a-construct-wall', rules: ['SCORE-6'] },
    { symbol: 'i-seal', rules: ['SCORE-7'] },
    { symbol: 'i-egg', rules: ['SCORE-9'] },
    { symbol: 'i-points', rules: ['SCORE-11', 'SCORE-12'] },
  ],
  open: [],
};
