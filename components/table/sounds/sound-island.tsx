'use client';

import { useEffect } from 'react';
import { onWish, wished } from '@/components/move/browser/wishes';

/** Has the table heard as well as seen, where somebody wishes so. */
export function SoundIsland() {
  useEffect(() => {
    let isOver = false;
    let silence: (() => void) | undefined;
    const heed = async () => {
      silence?.();
      silence = undefined;
      if (wished('sound') !== 'on') return;
      const { beginSounds } = await import('./begin');
      if (isOver || silence) return;
      silence = beginSounds();
    };
    // Without their script there are no sounds.
    heed().catch(() => undefined);
    const end = onWish((what) => what === 'sound' && void heed().catch(() => undefined));
    return () => {
      isOver = true;
      end();
      silence?.();
    };
  }, []);
  return null;
}
