import { decay } from '../decay';

/** Value of one unit of a feature: always, extra with many turns left, and extra near the end. */
export type FeatureWeights = readonly [always: number, early: number, late: number];

/** By feature. */
export type LearnedWeights = Readonly<Partial<Record<string, FeatureWeights>>>;

/** The factors of the three figures of a feature. */
export const lessonTimes = (left: number): FeatureWeights => [1, left / 15, decay(left)];
