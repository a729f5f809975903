/**
 * Sections that cut across topics. Each row is a sentence of the messages, stored under its first id, with
 * the rules and rulings it cites.
 */
import type english from '@/messages/en/rules.json';
import type { RuleId, RulingId } from './ids';

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
