'use client';

/** Scripts for lessons, loaded only by their pages. */
import { lazy, Suspense, type ComponentProps } from 'react';
import { untilDone } from '@/components/ui/browser/retry';
import type { GoOn } from './go-on';
import type { LessonArrow } from './lesson-arrow';

const LazyArrow = lazy(() =>
  untilDone(async () => ({ default: (await import('./lesson-arrow')).LessonArrow })),
);
const LazyGoOn = lazy(() => untilDone(async () => ({ default: (await import('./go-on')).GoOn })));

/** The arrow at the subject of a step. */
export function ArrowIsland(props: ComponentProps<typeof LessonArrow>) {
  return (
    <Suspense>
      <LazyArrow {...props} />
    </Suspense>
  );
}

/** Continues without leaving the page. */
export function GoOnIsland(props: ComponentProps<typeof GoOn>) {
  return (
    <Suspense>
      <LazyGoOn {...props} />
    </Suspense>
  );
}
