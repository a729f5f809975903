/** Board symbols with the rules for their effects. */
import type { RuleId } from '@/lib/game/casebook/rulings';
import { SYMBOLS } from '../reference/parts';

type SymbolName = (typeof SYMBOLS)[number];

const RULES_OF: Readonly<Record<SymbolName, readonly RuleId[]>> = {
  gold: ['CRANE-7', 'WEALTH-1'],
  stone: ['QUARRY-3', 'WEALTH-1'],
  egg: ['EGG-2'],
  silver: ['WINDOW-2'],
  goldwin: ['EXTRA-1'],
  points: ['SCORE-12'],
  bluetok: ['CORNER-1', 'TOKEN-2'],
  redtok: ['CORNER-1', 'TOKEN-2'],
  mine: ['MINE-1', 'MINE-3'],
  quarry: ['QUARRY-1', 'QUARRY-3'],
  technology: ['TECH-G2'],
  university: ['UNI-4', 'SCORE-3'],
  wallstep: ['GRID-2', 'GRID-3'],
  cathstep: ['GRID-2', 'GRID-3'],
  special: ['SPECIAL-3', 'SPECIAL-4'],
  seal: ['SEAL-2', 'SEAL-4'],
  cube: ['PLAZA-2', 'PLAZA-9'],
  pawn: ['ROAD-1'],
  up: ['GRID-9'],
  plaza: ['PLAZA-3', 'PLAZA-4'],
};

export interface SymbolEntry {
  readonly name: SymbolName;
  readonly rules: readonly RuleId[];
}

export const EXPLAINED: readonly SymbolEntry[] = SYMBOLS.map((name) => ({ name, rules: RULES_OF[name] }));

/** Symbols on action tiles, each with its rule. */
export const ACTION_RULES = [
  ['manage-mines', 'MINE-2'],
  ['manage-quarries', 'QUARRY-2'],
  ['upgrade-action', 'UPGRADE-1'],
  ['construct-wall', 'WALL-1'],
  ['construct-building', 'BUILD-1'],
  ['kings-road', 'ROAD-1'],
] as const;
