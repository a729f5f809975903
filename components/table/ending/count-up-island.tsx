'use client';

import { useLayoutEffect } from 'react';
import { localStore } from '@/components/ui/browser/browser-features';
import { mayMove } from '@/components/ui/browser/screen';

/** Counts up the final score line by line, the first time this browser shows it. */
export function CountUp({ gameId }: { readonly gameId: string }) {
  useLayoutEffect(() => {
    const key = `counted ${gameId}`;
    // Without storage it would count up every time.
    if (!mayMove() || localStore.read(key) !== null) return undefined;
    const table = document.getElementById('final-count');
    if (!(table instanceof HTMLTableElement)) return undefined;
    let isOver = false;
    let stop = () => {};
    // Totals are hidden everywhere until their lines have appeared (count-up.css).
    const { dataset } = document.documentElement;
    dataset.counting = '';
    const uncover = () => delete dataset.counting;
    const begin = async () => {
      const { countUp } = await import('./count-up');
      if (isOver) return;
      stop = countUp(table, () => {
        uncover();
        localStore.write(key, '1');
      });
    };
    // If the animation cannot start, everything is shown at once.
    begin().catch(uncover);
    return () => {
      isOver = true;
      stop();
      uncover();
    };
  }, [gameId]);
  return null;
}
