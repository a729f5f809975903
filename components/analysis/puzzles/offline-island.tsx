'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isOnline } from '@/components/ui/browser/browser-features';
import { keepPages, type PagesToKeep } from '@/components/ui/browser/offline-pages';

/** Stores some puzzles in this browser for offline use, and says so when offline. */
export function OfflineIsland({ keep, offline }: { readonly keep: PagesToKeep; readonly offline: string }) {
  const isOffline = useSyncExternalStore(
    listen,
    () => !isOnline(),
    () => false,
  );
  useEffect(() => {
    // Without storage, everything still works online.
    const begun = setTimeout(() => void keepPages('/puzzles', keep), LATER_MS);
    return () => clearTimeout(begun);
  }, [keep]);
  return (
    <p role="status" className={isOffline ? 'notice m-2' : 'sr-only'}>
      {isOffline && offline}
    </p>
  );
}

/** Milliseconds before storing starts, to let the page load first. */
const LATER_MS = 2_000;

function listen(changed: () => void): () => void {
  const over = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, changed, { signal: over.signal });
  return () => over.abort();
}
