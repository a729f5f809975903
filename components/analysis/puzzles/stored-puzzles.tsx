'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { storedPaths } from '@/components/ui/browser/browser-features';
import { PuzzleList, type PuzzleListProps } from './puzzle-list';

interface StoredProps extends Omit<PuzzleListProps, 'ids'> {
  /** Shown above the list. */
  readonly children: ReactNode;
}

const PAGE = /^\/puzzles\/(\d+)$/;

/** The puzzles whose pages this browser has stored, if any. */
export function StoredPuzzles({ children, ...list }: StoredProps) {
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    void storedPaths().then((paths) => {
      const found = paths.flatMap((path) => PAGE.exec(path)?.[1] ?? []);
      setIds([...new Set(found)].map(Number));
    });
  }, []);
  if (ids.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="kept">
      {children}
      <PuzzleList ids={ids} {...list} />
    </section>
  );
}
