'use client';

import { useLayoutEffect } from 'react';
import { mayMove } from '@/components/move/browser/table-dom';

/** Counts the end of a game up, line by line, the first time it is seen in this browser. */
export function CountUp({ gameId }: { readonly gameId: string }) {
  useLayoutEffect(() => {
    const key = `counted ${gameId}`;
    try {
      if (!mayMove() || localStorage.getItem(key)) return undefined;
    } catch {
      return undefined;
    }
    const table = document.getElementById('final-count');
    if (!table) return undefined;
    let isOver = false;
    let stop = uncover;
    // What comes line by line is not seen whole before.
    for (const part of parts()) part.style.visibility = 'hidden';
    const begin = async () => {
      const { countUp } = await import('./count-up');
      if (isOver) return;
      uncover();
      stop = countUp(table, () => localStorage.setItem(key, '1'));
    };
    // Where it cannot be had, all is there at once.
    begin().catch(uncover);
    return () => {
      isOver = true;
      stop();
    };
  }, [gameId]);
  return null;
}

const parts = () => document.querySelectorAll<HTMLElement>('#final-count, #moves .ranking');

function uncover(): void {
  for (const part of parts()) part.style.removeProperty('visibility');
}
