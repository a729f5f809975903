'use client';

import { localStore } from '@/components/ui/browser/browser-features';
import { useLayoutEffect } from 'react';
import { mayMove } from '@/components/ui/browser/screen';

/** Counts the end of a game up, line by line, the first time it is seen in this browser. */
export function CountUp({ gameId }: { readonly gameId: string }) {
  useLayoutEffect(() => {
    const key = `counted ${gameId}`;
    // Where it cannot be kept that it was counted, it would be counted every time.
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
    // Without motion everything is there at once.
    begin().catch(uncover);
    return () => {
      isOver = true;
      stop();
      uncover();
    };
  }, [gameId]);
  return null;
}
