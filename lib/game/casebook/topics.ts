import { ADJ } from './rules/adj';
import { BRIDGE } from './rules/bridge';
import { BUILD } from './rules/build';
import { CLOCK } from './rules/clock';
import { CORNER } from './rules/corner';
import { CRANE } from './rules/crane';
import { EGG } from './rules/egg';
import { END } from './rules/end';
import { EXTRA } from './rules/extra';
import { GRID } from './rules/grid';
import { HEX } from './rules/hex';
import { MINE } from './rules/mine';
import { PARLER } from './rules/parler';
import { PLAZA } from './rules/plaza';
import { PROD } from './rules/prod';
import { QUARRY } from './rules/quarry';
import { REFRESH } from './rules/refresh';
import { ROAD } from './rules/road';
import { SCORE } from './rules/score';
import { SEAL } from './rules/seal';
import { SETUP } from './rules/setup';
import { SOLO } from './rules/solo';
import { SPECIAL } from './rules/special';
import { TECH } from './rules/tech';
import { TIMING } from './rules/timing';
import { TOKEN } from './rules/token';
import { TURN } from './rules/turn';
import { UNI } from './rules/uni';
import { UPGRADE } from './rules/upgrade';
import { VARIANT } from './rules/variant';
import { WALL } from './rules/wall';
import { WEALTH } from './rules/wealth';
import { WINDOW } from './rules/window';
import type { Rule, Topic } from './types';

/** The topics in the order of the specification. */
export const TOPICS: readonly Topic[] = [
  SETUP,
  CRANE,
  TURN,
  MINE,
  QUARRY,
  PROD,
  WEALTH,
  SEAL,
  HEX,
  SPECIAL,
  REFRESH,
  UPGRADE,
  WALL,
  ADJ,
  CORNER,
  BUILD,
  PLAZA,
  ROAD,
  BRIDGE,
  EGG,
  TOKEN,
  TECH,
  UNI,
  GRID,
  WINDOW,
  EXTRA,
  TIMING,
  END,
  CLOCK,
  SCORE,
  SOLO,
  PARLER,
  VARIANT,
];

/** All rules, topic by topic. */
export const RULES: readonly Rule[] = TOPICS.flatMap(({ rules }) => rules);
