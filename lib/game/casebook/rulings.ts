/**
 * The casebook. Rulings where the sources disagree or say nothing, and the ids of the casebook. Ids are stable,
 * because code, tests, refusals and people cite them. The texts are `rules.ruling` of the messages.
 */
import english from '@/messages/en/rules.json';

export type RuleId = keyof typeof english.rule;
/** The part of a rule's id before the dash. */
type TopicId = keyof typeof english.topic;
export type RulingId = keyof typeof english.ruling;

/** How firmly the sources support a ruling. */
type Confidence = keyof typeof english.confidence;

export const CONFIDENCE_OF: Readonly<Record<RulingId, Confidence>> = {
  'R-1': 'high',
  'R-2': 'high',
  'R-3': 'medium',
  'R-4': 'high',
  'R-6': 'high',
  'R-7': 'medium',
  'R-12': 'high',
  'R-13': 'high',
  'R-24': 'high',
  'R-47': 'high',
  'R-50': 'high',
  'R-51': 'high',
  'R-56': 'high',
  'R-58': 'high',
  'R-52': 'medium',
  'R-9': 'high',
  'R-59': 'low',
  'R-5': 'medium',
  'R-8': 'medium',
  'R-10': 'low',
  'R-11': 'low',
  'R-14': 'high',
  'R-15': 'medium',
  'R-16': 'medium',
  'R-17': 'low',
  'R-18': 'high',
  'R-19': 'high',
  'R-20': 'high',
  'R-21': 'high',
  'R-22': 'high',
  'R-23': 'high',
  'R-25': 'medium',
  'R-26': 'medium',
  'R-27': 'high',
  'R-28': 'medium',
  'R-29': 'medium',
  'R-30': 'medium',
  'R-31': 'medium',
  'R-32': 'medium',
  'R-33': 'low',
  'R-34': 'medium',
  'R-35': 'high',
  'R-36': 'low',
  'R-37': 'medium',
  'R-38': 'low',
  'R-39': 'medium',
  'R-40': 'low',
  'R-41': 'medium',
  'R-42': 'medium',
  'R-43': 'low',
  'R-44': 'medium',
  'R-45': 'medium',
  'R-46': 'medium',
  'R-48': 'medium',
  'R-49': 'medium',
  'R-53': 'high',
  'R-54': 'low',
  'R-55': 'medium',
  'R-57': 'medium',
  'R-60': 'low',
  'R-61': 'medium',
  'R-62': 'medium',
  'R-63': 'medium',
  'R-64': 'medium',
  'R-65': 'medium',
  'R-66': 'low',
};

/** The rulings in the order of their numbers. */
export const RULINGS = Object.keys(CONFIDENCE_OF) as readonly RulingId[];

const RULINGS_OF: Partial<Readonly<Record<RuleId, readonly RulingId[]>>> = {
  'SETUP-3': ['R-45'],
  'SETUP-6': ['R-3'],
  'SETUP-9': ['R-59'],
  'SETUP-15': ['R-38'],
  'CRANE-7': ['R-58'],
  'CRANE-12': ['R-10'],
  'TURN-7': ['R-17'],
  'TURN-8': ['R-43'],
  'MINE-4': ['R-36'],
  'MINE-5': ['R-52'],
  'MINE-8': ['R-28'],
  'QUARRY-4': ['R-36'],
  'QUARRY-5': ['R-52'],
  'QUARRY-7': ['R-28'],
  'WEALTH-4': ['R-29'],
  'WEALTH-7': ['R-29', 'R-34'],
  'SEAL-3': ['R-65'],
  'SEAL-5': ['R-6'],
  'SEAL-6': ['R-56'],
  'HEX-3': ['R-18'],
  'HEX-5': ['R-15'],
  'SPECIAL-4': ['R-24'],
  'SPECIAL-6': ['R-55'],
  'REFRESH-5': ['R-54'],
  'UPGRADE-7': ['R-25'],
  'UPGRADE-9': ['R-57'],
  'UPGRADE-11': ['R-12'],
  'UPGRADE-12': ['R-53'],
  'WALL-7': ['R-18', 'R-25'],
  'ADJ-5': ['R-13'],
  'CORNER-5': ['R-13'],
  'CORNER-6': ['R-23'],
  'BUILD-7': ['R-26'],
  'BUILD-8': ['R-8', 'R-65'],
  'BUILD-9': ['R-7'],
  'BUILD-13': ['R-18', 'R-26'],
  'PLAZA-7': ['R-5'],
  'PLAZA-8': ['R-4', 'R-60'],
  'PLAZA-12': ['R-37'],
  'ROAD-5': ['R-21'],
  'BRIDGE-3': ['R-2'],
  'BRIDGE-8': ['R-39'],
  'BRIDGE-V6': ['R-63'],
  'EGG-1': ['R-45'],
  'TOKEN-1': ['R-45'],
  'TECH-G1': ['R-14'],
  'TECH-G2': ['R-46'],
  'TECH-G6': ['R-31'],
  'TECH-G7': ['R-32'],
  'TECH-G11': ['R-40'],
  'TECH-I1': ['R-44'],
  'TECH-II1': ['R-33', 'R-64'],
  'TECH-II2': ['R-33', 'R-64'],
  'TECH-III1': ['R-40'],
  'TECH-IV1': ['R-27'],
  'TECH-IV2': ['R-1'],
  'GRID-4': ['R-43'],
  'GRID-10': ['R-22'],
  'GRID-12': ['R-42'],
  'GRID-14': ['R-41'],
  'WINDOW-1': ['R-45'],
  'WINDOW-4': ['R-30'],
  'EXTRA-4': ['R-62'],
  'TIMING-5': ['R-16'],
  'TIMING-6': ['R-43', 'R-55'],
  'END-1': ['R-43'],
  'END-5': ['R-11'],
  'END-6': ['R-9'],
  'CLOCK-11': ['R-61'],
  'SCORE-1': ['R-51'],
  'SCORE-2': ['R-20', 'R-34', 'R-64'],
  'SCORE-10': ['R-35'],
  'PARLER-4': ['R-50'],
  'PARLER-8': ['R-48'],
  'PARLER-9': ['R-50'],
  'PARLER-13': ['R-49'],
  'PARLER-19': ['R-47'],
};

// The rules by topic. Their texts are `rules.rule` in messages/en/rules.json.

export interface CasebookRule {
  readonly id: RuleId;
  readonly rulings: readonly RulingId[];
}

interface Topic {
  readonly id: TopicId;
  readonly rules: readonly CasebookRule[];
}

/** All rules, topic by topic. */
export const RULES: readonly CasebookRule[] = (Object.keys(english.rule) as RuleId[]).map((id) => ({
  id,
  rulings: RULINGS_OF[id] ?? [],
}));

/** The topics in the order of the rules page. */
export const TOPICS: readonly Topic[] = (Object.keys(english.topic) as TopicId[]).map((id) => ({
  id,
  rules: RULES.filter((rule) => rule.id.startsWith(`${id}-`)),
}));

// Sections that cut across topics. Each row is a sentence of the messages, stored under its first id, with
// the rules and rulings it cites.

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
