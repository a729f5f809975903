'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { liveNow, onLive } from '@/components/live/live-now';
import { untilDone } from '@/components/ui/until-done';
import type { FilmProps } from './film-props';

const isLive = () => liveNow() !== undefined;
const FilmControls = lazy(() =>
  untilDone(async () => ({ default: (await import('./film-controls')).FilmControls })),
);

/**
 * What was missed, played on the board: there once the table is drawn in the page. Where it is folded away it
 * comes when it is unfolded.
 */
export function FilmIsland(props: FilmProps) {
  const isHere = useSyncExternalStore(onLive, isLive, () => false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => {
      const isUnfolded = document.querySelector('#recap[open]') !== null;
      if (isUnfolded) setOpen(true);
      // Folded away, its rules ring nothing; yet with every step the browser asks all places whether they do.
      const rings = document.querySelector<HTMLStyleElement>('style#recap-rings');
      if (rings) rings.disabled = !isUnfolded;
    };
    look();
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, []);
  return isHere && isOpen ? (
    <Suspense>
      <FilmControls {...props} />
    </Suspense>
  ) : null;
}
