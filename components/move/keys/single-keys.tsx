'use client';

import { useSyncExternalStore } from 'react';
import { onPreferenceChange, setPreference } from '@/components/move/preferences';
import { areShortcutsOn } from './shortcuts';

/** Switches single-key shortcuts on and off (WCAG 2.1.4). */
export function SingleKeys() {
  const areOn = useSyncExternalStore(onPreferenceChange, areShortcutsOn, () => true);
  return (
    <input
      type="checkbox"
      checked={areOn}
      onChange={({ target }) => setPreference('keys', target.checked ? 'on' : 'off')}
    />
  );
}
