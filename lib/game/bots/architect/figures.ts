/** What one of a feature adds: all the time, more of it the more turns are left, and near the end alone. */
export type Figures = readonly [always: number, early: number, late: number];

/** By feature. */
export type Lesson = Readonly<Partial<Record<string, Figures>>>;

/** By what the three figures of a feature are multiplied. */
export const lessonTimes = (left: number): Figures => [1, left / 15, Math.exp(-left / 2)];

/** A lesson of which so much is believed. */
export function believed(lesson: Lesson, share: number): Lesson {
  const part = ([always, early, late]: Figures): Figures => [share * always, share * early, share * late];
  return Object.fromEntries(
    Object.entries(lesson).map(([name, figures]) => [name, figures && part(figures)]),
  );
}
