'use client';

import { useSyncExternalStore } from 'react';
import { areShortcutsOn } from './shortcuts';
import { onWish, wish } from '@/components/move/wishes';

/** Switches single-key shortcuts on and off (WCAG 2.1.4). */
export function SingleKeys() {
  const areOn = useSyncExternalStore(onWish, areShortcutsOn, () => true);
  return (
    <input
      type="checkbox"
      checked={areOn}
      onChange={({ target }) => wish('keys', target.checked ? 'on' : 'off')}
    />
  );
}
