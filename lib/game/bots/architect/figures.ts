import { decay } from '../decay';

/** Value of one unit of a feature: always, extra with many turns left, and extra near the end. */
export type Figures = readonly [always: number, early: number, late: number];

/** By feature. */
export type Lesson = Readonly<Partial<Record<string, Figures>>>;

/** The factors of the three figures of a feature. */
export const lessonTimes = (left: number): Figures => [1, left / 15, decay(left)];
