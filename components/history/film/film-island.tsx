'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { liveNow, onLive } from '@/components/live/live-now';
import type { FilmProps } from './film-props';

const isLive = () => liveNow() !== undefined;
const FilmControls = lazy(async () => {
  const controls = await import('./film-controls');
  return { default: controls.FilmControls };
});

/**
 * What was missed, played on the board: there once the table is drawn in the page. Where it is folded away it
 * comes when it is unfolded.
 */
export function FilmIsland(props: FilmProps) {
  const isHere = useSyncExternalStore(onLive, isLive, () => false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => document.querySelector('#recap[open]') && setOpen(true);
    const onToggle = ({ target }: Event) => {
      look();
      if (target instanceof HTMLDetailsElement && target.matches('#recap:not([open])')) raiseSheet();
    };
    look();
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
  return isHere && isOpen ? (
    <Suspense>
      <FilmControls {...props} />
    </Suspense>
  ) : null;
}

/** On a phone the sheet stood low beside what was read: whoever is asked sees their moves again. */
function raiseSheet(): void {
  const sheet = document.querySelector<HTMLElement>('.at-moves[data-height=peek]:has(#step)');
  if (sheet) sheet.dataset.height = 'half';
}
