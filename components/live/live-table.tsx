'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef } from 'react';
import { whenIdle } from '@/components/turn/rules-in-browser';

interface LiveProps {
  readonly gameId: string;
  /** What the page shows: `row.talk.people`. */
  readonly version: string;
  /** While the reader is in the middle of a turn only a new row loads the page anew, so that what was begun stays. */
  readonly busy: boolean;
}

const AGAIN_MS = 10_000;

/** Keeps the page up to date, softly: what is open, typed or scrolled stays. */
export function LiveTable({ gameId, version, busy }: LiveProps) {
  const router = useRouter();
  const shown = useRef('');
  const newest = useRef('');
  useEffect(() => {
    shown.current = version;
    document.documentElement.dataset.version = version;
  }, [version]);
  useEffect(() => {
    let stop = () => {};
    const renew = () => {
      if (!isNews(shown.current, newest.current, busy) || document.hidden) return;
      startTransition(() => router.refresh());
    };
    const onVersion = (found: string) => {
      newest.current = found;
      document.dispatchEvent(new CustomEvent('table-version', { detail: found }));
      renew();
    };
    const forget = whenIdle(() => {
      void import('./watch-table').then(({ watchTable }) => {
        const [streamUrl, askUrl] = [`/api/games/${gameId}/stream`, `/games/${gameId}/seq`];
        stop = watchTable({ streamUrl, askUrl, onVersion });
      });
    });
    // A renewal may be lost with the connection: it is asked for until it has come.
    const timer = setInterval(renew, AGAIN_MS);
    return () => {
      clearInterval(timer);
      forget();
      stop();
    };
  }, [gameId, busy, router]);
  return null;
}

function isNews(shown: string, newest: string, busy: boolean): boolean {
  if (!newest || newest === shown) return false;
  return !busy || newest.split('.')[0] !== shown.split('.')[0];
}
