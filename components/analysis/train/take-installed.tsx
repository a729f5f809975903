'use client';

import { useEffect } from 'react';
import { matchesMedia } from '@/components/ui/browser/browser-features';
import { MAX_TABLES, takeAlong, type PortableTable } from './online';
import { takenTables } from './taken-positions';

/** Milliseconds before storing starts, to let the page load first. */
const LATER_MS = 2_000;
/** Positions stored this recently are not stored again. */
const FRESH_MS = 600_000;

/** Stores the positions of the reader's tables when the site is installed. */
export function TakeInstalled({ tables, lang }: { tables: readonly PortableTable[]; lang: string }) {
  useEffect(() => {
    if (!matchesMedia('(display-mode: standalone)')) return undefined;
    const due = tables.slice(0, MAX_TABLES);
    if (!isDue(due)) return undefined;
    const begun = setTimeout(() => void takeAlong(due, lang), LATER_MS);
    return () => clearTimeout(begun);
  }, [tables, lang]);
  return null;
}

function isDue(tables: readonly PortableTable[]): boolean {
  const fresh = new Set(
    takenTables()
      .filter(({ at }) => Date.now() - Date.parse(at) < FRESH_MS)
      .map(({ start }) => start.gameId),
  );
  return tables.some(({ gameId }) => !fresh.has(gameId));
}
