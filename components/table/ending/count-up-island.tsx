'use client';

import { useLayoutEffect } from 'react';
import { hasCookies, writeCookie } from '@/components/ui/browser/browser-features';
import { mayMove } from '@/components/ui/browser/screen';
import { COUNTED_COOKIE } from './counted-cookie';

/** Browsers keep a limited number of cookies, and a seat's must not go for this one. */
const MONTH_S = 30 * 24 * 60 * 60;

/** Counts up the final score line by line, the first time this browser shows it. */
export function CountUp({ gameId }: { readonly gameId: string }) {
  useLayoutEffect(() => {
    const table = document.getElementById('final-count');
    if (!(table instanceof HTMLTableElement)) return undefined;
    const panel = table.parentElement;
    const uncover = () => panel?.removeAttribute('data-counts');
    // Without cookies it would count up every time.
    if (!mayMove() || !hasCookies()) return void uncover();
    let isOver = false;
    let stop = () => {};
    const begin = async () => {
      const { countUp } = await import('./count-up');
      if (isOver) return;
      stop = countUp(table, () => {
        uncover();
        writeCookie(`${COUNTED_COOKIE}=1; path=/games/${gameId}; max-age=${MONTH_S}; samesite=lax`);
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
