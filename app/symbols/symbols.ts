/** Board symbols with the rules for their effects. */
import type { RuleId } from '@/lib/game/casebook/rulings';

const SYMBOLS = [
  { name: 'gold', rules: ['CRANE-7', 'WEALTH-1'] },
  { name: 'stone', rules: ['QUARRY-3', 'WEALTH-1'] },
  { name: 'egg', rules: ['EGG-2'] },
  { name: 'silver', rules: ['WINDOW-2'] },
  { name: 'goldwin', rules: ['EXTRA-1'] },
  { name: 'points', rules: ['SCORE-12'] },
  { name: 'bluetok', rules: ['CORNER-1', 'TOKEN-2'] },
  { name: 'redtok', rules: ['CORNER-1', 'TOKEN-2'] },
  { name: 'mine', rules: ['MINE-1', 'MINE-3'] },
  { name: 'quarry', rules: ['QUARRY-1', 'QUARRY-3'] },
  { name: 'technology', rules: ['TECH-G2'] },
  { name: 'university', rules: ['UNI-4', 'SCORE-3'] },
  { name: 'wallstep', rules: ['GRID-2', 'GRID-3'] },
  { name: 'cathstep', rules: ['GRID-2', 'GRID-3'] },
  { name: 'special', rules: ['SPECIAL-3', 'SPECIAL-4'] },
  { name: 'seal', rules: ['SEAL-2', 'SEAL-4'] },
  { name: 'cube', rules: ['PLAZA-2', 'PLAZA-9'] },
  { name: 'pawn', rules: ['ROAD-1'] },
  { name: 'up', rules: ['GRID-9'] },
  { name: 'plaza', rules: ['PLAZA-3', 'PLAZA-4'] },
] as const satisfies readonly { readonly name: string; readonly rules: readonly RuleId[] }[];

export interface SymbolEntry {
  readonly name: (typeof SYMBOLS)[number]['name'];
  readonly rules: readonly RuleId[];
}

/** Named symbols in display order. */
export const EXPLAINED: readonly SymbolEntry[] = SYMBOLS;

/** Symbols on action tiles, each with its rule. */
export const ACTION_RULES = [
  ['manage-mines', 'MINE-2'],
  ['manage-quarries', 'QUARRY-2'],
  ['upgrade-action', 'UPGRADE-1'],
  ['construct-wall', 'WALL-1'],
  ['construct-building', 'BUILD-1'],
  ['kings-road', 'ROAD-1'],
] as const;
