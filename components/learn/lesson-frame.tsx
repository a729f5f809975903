import type { ComponentProps } from 'react';

/** The frame of a lesson's step, a coach's suggestion or a hint: one at a time, above the moves. */
export function LessonFrame({ className = '', ...section }: ComponentProps<'section'>) {
  return (
    <section
      id="lesson"
      className={`panel lesson stack border-l-5 border-l-gold bg-tile phone:border-l-0 phone:bg-transparent ${className}`.trimEnd()}
      {...section}
    />
  );
}
