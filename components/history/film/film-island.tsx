'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { liveNow, onLive } from '@/components/live/live-now';
import type { FilmProps } from './film-props';

const isLive = () => liveNow() !== undefined;
const FilmControls = lazy(async () => {
  const controls = await import('./film-controls');
  return { default: controls.FilmControls };
});

/** What was missed, played on the board: there once the table is drawn in the page. */
export function FilmIsland(props: FilmProps) {
  const isHere = useSyncExternalStore(onLive, isLive, () => false);
  return isHere ? (
    <Suspense>
      <FilmControls {...props} />
    </Suspense>
  ) : null;
}
