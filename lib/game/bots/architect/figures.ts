import { decay } from '../decay';

/** Value of one unit of a feature: always, extra with many turns left, and extra near the end. */
export type Figures = readonly [always: number, early: number, late: number];

/** By feature. */
export type Lesson = Readonly<Partial<Record<string, Figures>>>;

/** By what the three figures of a feature are multiplied. */
export const lessonTimes = (left: number): Figures => [1, left / 15, decay(left)];
