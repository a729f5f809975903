'use client';

/** Scripts for lessons and first turns, loaded only by their pages. */
import { lazy, Suspense, type ComponentProps } from 'react';
import { untilDone } from '@/components/ui/browser/retry';
import type { Coach } from './coach-card';
import type { GoOn } from './go-on';
import type { LessonArrow } from './lesson-arrow';

const LazyArrow = lazy(() =>
  untilDone(async () => ({ default: (await import('./lesson-arrow')).LessonArrow })),
);
const LazyGoOn = lazy(() => untilDone(async () => ({ default: (await import('./go-on')).GoOn })));
const LazyCoach = lazy(() => untilDone(async () => ({ default: (await import('./coach-card')).Coach })));

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

/** The coach of a new player's first turns. */
export function CoachIsland(props: ComponentProps<typeof Coach>) {
  return (
    <Suspense>
      <LazyCoach {...props} />
    </Suspense>
  );
}
