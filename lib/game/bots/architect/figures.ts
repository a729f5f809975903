import { decay } from '../decay';

/** Value of one unit of a feature: always, extra with many turns left, and extra near the end. */
export type FeatureWeights = readonly [always: number, early: number, late: number];

/** Learned weights by feature name. */
export type LearnedWeights = Readonly<Partial<Record<string, FeatureWeights>>>;

/** The factors for the three weights of a feature, with `left` turns left. */
export const lessonTimes = (left: number): FeatureWeights => [1, left / 15, decay(left)];
