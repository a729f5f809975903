import type english from '@/messages/en/rules.json';
import type { RuleId } from './ids';

/** A short rule; its symbol on the boards is its key in `rules.minutes`. */
export interface ShortRule {
  readonly symbol: keyof typeof english.minutes;
  readonly rules: readonly RuleId[];
}

/** The rules in five minutes, in teaching order. */
export const FIVE_MINUTES: readonly ShortRule[] = [
  { symbol: 'i-points', rules: ['CLOCK-1', 'SCORE-12'] },
  { symbol: 'z-crane', rules: ['TURN-1', 'CRANE-7', 'CRANE-9', 'CRANE-10'] },
  { symbol: 'a-any', rules: ['TURN-1', 'TURN-8'] },
  { symbol: 'a-manage-mines', rules: ['MINE-2', 'QUARRY-2'] },
  { symbol: 'a-upgrade-action', rules: ['UPGRADE-2', 'UPGRADE-3', 'UPGRADE-5'] },
  { symbol: 'a-construct-wall', rules: ['WALL-3', 'WALL-5', 'ADJ-1'] },
  { symbol: 'a-construct-building', rules: ['BUILD-5', 'BUILD-8', 'CORNER-3'] },
  { symbol: 'a-kings-road', rules: ['ROAD-1', 'ROAD-4'] },
  { symbol: 'i-plaza', rules: ['PLAZA-4', 'PLAZA-5'] },
  { symbol: 'z-projects', rules: ['GRID-5', 'EXTRA-1', 'WINDOW-3'] },
  { symbol: 'i-technology', rules: ['TECH-G2', 'SEAL-4', 'WEALTH-1'] },
  { symbol: 'i-hourglass', rules: ['SCORE-1', 'SCORE-3', 'SCORE-5'] },
];
