'use client';

import { useEffect } from 'react';

const EVERY_MS = 15_000;

interface RefreshProps {
  /** Address that answers `{ seq }`. */
  readonly url: string;
  /** What the page shows. */
  readonly seq: number;
}

/** Loads the page again once there is something new; asks nothing while the tab is hidden. */
export function RefreshWhenChanged({ url, seq }: RefreshProps) {
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const response = await fetch(url).catch(() => undefined);
      if (!response?.ok) return;
      const answer: { seq?: number } = await response.json();
      if (answer.seq !== undefined && answer.seq !== seq) location.reload();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [url, seq]);
  return null;
}
