import { decay } from '../decay';

/** What one of a feature adds: all the time, more of it the more turns are left, and near the end alone. */
export type Figures = readonly [always: number, early: number, late: number];

/** By feature. */
export type Lesson = Readonly<Partial<Record<string, Figures>>>;

/** By what the three figures of a feature are multiplied. */
export const lessonTimes = (left: number): Figures => [1, left / 15, decay(left)];
