'use client';

import { useSyncExternalStore } from 'react';
import {
  onPreferenceChange,
  setPreference,
  preferenceOf,
  type PreferenceName,
} from '@/components/move/preferences';

interface WishProps {
  readonly what: PreferenceName;
  readonly label: string;
  readonly choices: readonly (readonly [value: string, words: string])[];
  /** The default for readers without a setting; if undefined, the first option. */
  readonly usual?: string;
  /** Shown only while the table is live. */
  readonly played?: boolean;
}

/** A setting of the player for all their tables; nothing without scripts. */
export function WishSelect({ what, label, choices, played, usual = choices[0]?.[0] ?? '' }: WishProps) {
  const value = useSyncExternalStore(
    onPreferenceChange,
    () => choices.find(([each]) => each === preferenceOf(what))?.[0] ?? usual,
    () => usual,
  );
  return (
    <p className={`hidden ${played ? '[[data-pending]_&]:block' : '[@media(scripting:enabled)]:block'}`}>
      <label className="field text-sm text-muted">
        {label}
        <select className="input" value={value} onChange={({ target }) => setPreference(what, target.value)}>
          {choices.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
