'use client';

import { isOnline, serviceWorkers } from '@/components/ui/browser/browser-features';
import { useEffect, useSyncExternalStore } from 'react';

/** Files to keep for offline use (public/sw-puzzles.js). */
export interface ToKeep {
  /** Another one is stored again. */
  readonly version: string;
  readonly lang: string;
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

interface IslandProps {
  readonly keep: ToKeep;
  readonly offline: string;
}

/** Has some puzzles kept in this browser, and says so when there is no network. */
export function OfflineIsland({ keep, offline }: IslandProps) {
  const isOffline = useSyncExternalStore(
    listen,
    () => !isOnline(),
    () => false,
  );
  useEffect(() => {
    // Where nothing may be kept, everything goes on with a network.
    const begun = setTimeout(() => void keepHere(keep).catch(() => undefined), LATER_MS);
    return () => clearTimeout(begun);
  }, [keep]);
  return (
    <p role="status" className={isOffline ? 'notice m-2' : 'sr-only'}>
      {isOffline && offline}
    </p>
  );
}

/** The page itself goes first. */
const LATER_MS = 2_000;

function listen(changed: () => void): () => void {
  const over = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, changed, { signal: over.signal });
  return () => over.abort();
}

async function keepHere(keep: ToKeep): Promise<void> {
  const workers = serviceWorkers();
  if (!workers || !isOnline()) return;
  await workers.register('/sw-puzzles.js', { scope: '/puzzles', updateViaCache: 'none' });
  const { active } = await workers.ready;
  active?.postMessage({ type: 'keep', ...keep });
}
