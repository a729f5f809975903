'use client';

import { useLayoutEffect, useRef } from 'react';
import { mayMove } from '@/components/ui/browser/screen';
import { markerPlaces, animateMarkers, type MarkerPlaces } from './motion';

/**
 * Animates the changes since the last position. The DOM already holds the final position, so a reload shows
 * the same.
 */
export function MotionIsland({ seq }: { readonly seq: number | undefined }) {
  const seen = useRef<MarkerPlaces>(undefined);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = seq === undefined ? undefined : markerPlaces();
    if (before && seen.current && mayMove()) animateMarkers(before, seen.current);
  }, [seq]);
  return null;
}
