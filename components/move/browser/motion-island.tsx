'use client';

import { useLayoutEffect } from 'react';
import { look, play, type Seen } from './motion';
import { mayMove } from './table-dom';

/**
 * Lets what has moved since the last position be seen to move. Every position is drawn at its end, so a
 * reload shows the same.
 */
export function MotionIsland({ seq }: { readonly seq: number }) {
  useLayoutEffect(() => {
    const before = seen;
    seen = look();
    if (before && mayMove()) play(before, seen);
  }, [seq]);
  return null;
}

let seen: Seen | undefined;
