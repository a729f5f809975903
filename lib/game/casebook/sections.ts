/**
 * Sections that cut across topics. Each row is a sentence of the messages, stored under its first id, with
 * the rules and rulings it cites.
 */
import type english from '@/messages/en/rules.json';
import type { RuleId, RulingId } from './rulings';

type Ids = readonly (RuleId | RulingId)[];
export type Pointer<Key> = readonly [Key, ...Ids];

/** Rules that players overlook most often: `rules.forgotten`. */
export const EASILY_FORGOTTEN: readonly Pointer<keyof typeof english.forgotten>[] = [
  ['CRANE-10', 'TIMING-2'],
  ['CRANE-11'],
  ['UPGRADE-8', 'UPGRADE-9'],
  ['UPGRADE-6'],
  ['SPECIAL-1', 'SPECIAL-2'],
  ['TECH-G6'],
  ['TECH-G7'],
  ['BRIDGE-6', 'BRIDGE-7'],
  ['REFRESH-4'],
  ['WEALTH-4', 'WEALTH-7'],
  ['SEAL-3', 'SEAL-5'],
  ['BUILD-9', 'R-7'],
  ['GRID-10', 'R-22'],
  ['GRID-12', 'R-42'],
  ['WINDOW-3'],
  ['PLAZA-4'],
  ['UPGRADE-12'],
  ['SPECIAL-5'],
];

/** When a step may wait and when not: `rules.timing`. */
export const TIMING_NOTES: readonly Pointer<keyof typeof english.timing>[] = [
  ['TIMING-1', 'TIMING-2'],
  ['TURN-4'],
  ['TIMING-3', 'CRANE-7'],
  ['TIMING-4', 'TIMING-7'],
  ['WALL-7', 'R-18'],
  ['BUILD-13', 'R-26'],
  ['MINE-4', 'QUARRY-4', 'R-36'],
  ['PLAZA-8', 'R-4'],
  ['GRID-4'],
  ['GRID-8', 'GRID-10', 'GRID-11'],
  ['UPGRADE-7', 'R-25'],
  ['ROAD-5', 'R-21'],
  ['TECH-G2', 'R-46'],
  ['TIMING-6', 'R-43', 'R-55'],
  ['END-2', 'END-3', 'END-4', 'END-5', 'END-7', 'END-8'],
  ['CLOCK-11', 'R-61'],
];

/** A short rule; its symbol on the boards is its key in `rules.minutes`. */
interface ShortRule {
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

/** A worked example, by its id, with the rules it shows. */
export interface Example {
  readonly id: string;
  readonly rules: readonly RuleId[];
}

/** The worked examples. The tests in tests/engine that name their ids play them. */
// oxfmt-ignore
export const EXAMPLES: readonly Example[] = [
  { id: 'EX-1', rules: ['CRANE-10', 'CRANE-11'] },
  { id: 'EX-2', rules: ['CRANE-7'] },
  { id: 'EX-3', rules: ['MINE-3'] },
  { id: 'EX-4', rules: ['UPGRADE-3', 'UPGRADE-5', 'UPGRADE-8'] },
  { id: 'EX-5', rules: ['SPECIAL-3', 'SPECIAL-4'] },
  { id: 'EX-6', rules: ['SPECIAL-5'] },
  { id: 'EX-7', rules: ['ADJ-1'] },
  { id: 'EX-8', rules: ['ADJ-2'] },
  { id: 'EX-9', rules: ['BUILD-1', 'BUILD-2', 'BUILD-10', 'BUILD-11', 'BUILD-13', 'PLAZA-4', 'PLAZA-5', 'PLAZA-6', 'PLAZA-7', 'PLAZA-8', 'PLAZA-9'] },
  { id: 'EX-10', rules: ['BUILD-8', 'BUILD-10'] },
  { id: 'EX-11', rules: ['BRIDGE-3'] },
  { id: 'EX-12', rules: ['GRID-4', 'GRID-5', 'GRID-6', 'GRID-7', 'GRID-8', 'GRID-9', 'GRID-10', 'GRID-11'] },
  { id: 'EX-13', rules: ['GRID-4'] },
  { id: 'EX-14', rules: ['GRID-10'] },
  { id: 'EX-15', rules: ['EXTRA-1', 'EXTRA-2', 'EXTRA-5', 'UPGRADE-3', 'UPGRADE-5', 'ADJ-1', 'CORNER-3'] },
  { id: 'EX-16', rules: ['CORNER-3'] },
  { id: 'EX-17', rules: ['CLOCK-8'] },
  { id: 'EX-18', rules: ['SCORE-3'] },
  { id: 'EX-19', rules: ['SCORE-4', 'SCORE-5'] },
  { id: 'EX-20', rules: ['SEAL-10'] },
  { id: 'EX-21', rules: ['SEAL-8', 'SEAL-9', 'SEAL-10'] },
  { id: 'EX-22', rules: ['BRIDGE-V1'] },
  { id: 'EX-23', rules: ['BRIDGE-V2', 'BRIDGE-V5'] },
  { id: 'EX-24', rules: ['BRIDGE-V6'] },
  { id: 'EX-25', rules: ['BRIDGE-V3'] },
  { id: 'EX-26', rules: ['SCORE-9'] },
  { id: 'EX-27', rules: ['SCORE-6'] },
  { id: 'EX-28', rules: ['SCORE-12'] },
  { id: 'EX-29', rules: ['PLAZA-11'] },
  { id: 'EX-30', rules: ['TECH-IV6'] },
  { id: 'EX-31', rules: ['TECH-IV1'] },
  { id: 'EX-32', rules: ['REFRESH-4'] },
  { id: 'EX-33', rules: ['TECH-G6', 'TECH-G7'] },
  { id: 'EX-34', rules: ['BRIDGE-6', 'BRIDGE-7'] },
  { id: 'EX-35', rules: ['ROAD-4', 'ROAD-13'] },
  { id: 'EX-36', rules: ['WINDOW-3'] },
  { id: 'EX-37', rules: ['END-3', 'END-4'] },
  { id: 'EX-38', rules: ['END-5', 'END-6'] },
  { id: 'EX-39', rules: ['CLOCK-5'] },
  { id: 'EX-40', rules: ['PARLER-13'] },
  { id: 'EX-41', rules: ['PARLER-7', 'PARLER-8', 'PARLER-18', 'PARLER-20'] },
  { id: 'EX-42', rules: ['PARLER-9', 'PARLER-10', 'PARLER-11', 'PARLER-12', 'PARLER-13', 'PARLER-20'] },
  { id: 'EX-43', rules: ['CLOCK-11'] },
  { id: 'EX-44', rules: ['UPGRADE-11'] },
  { id: 'EX-45', rules: ['SEAL-5', 'BUILD-9', 'PLAZA-9'] },
];
