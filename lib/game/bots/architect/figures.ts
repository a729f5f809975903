/** Value of one unit of a feature: always, extra with many turns left, and extra near the end. */
export type FeatureWeights = readonly [always: number, early: number, late: number];

/** Learned weights by feature name. */
export type LearnedWeights = Readonly<Partial<Record<string, FeatureWeights>>>;

/** The factors for the three weights of a feature, with `left` turns left. */
export const lessonTimes = (left: number): FeatureWeights => [1, left / 15, decay(left)];

/**
 * `exp(-k / 2)` for whole k. Browsers differ in the last digit of `Math.exp`, but server and browser must
 * compute the same reviews.
 */
const DECAY = [
  1, 0.6065306597126334, 0.36787944117144233, 0.22313016014842982, 0.1353352832366127, 0.0820849986238988,
  0.049787068367863944, 0.0301973834223185, 0.01831563888873418, 0.011108996538242306, 0.006737946999085467,
  0.004086771438464067, 0.0024787521766663585, 0.0015034391929775724, 0.0009118819655545162,
  0.0005530843701478336, 0.00033546262790251185,
] as const;

/**
 * The discount for something `turns` turns away: a factor of e^-0.5 for each turn, and 0 beyond sixteen.
 */
export const decay = (turns: number): number => DECAY[turns] ?? 0;
