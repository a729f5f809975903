'use client';

import { useSyncExternalStore } from 'react';
import { onWish, wish, wished, type Wish } from '@/components/move/browser/wishes';

interface WishProps {
  readonly what: Wish;
  readonly label: string;
  /** The first is usual. */
  readonly choices: readonly (readonly [value: string, words: string])[];
}

/** Something that whoever plays here chooses for all their tables; nothing without scripts. */
export function WishSelect({ what, label, choices }: WishProps) {
  const usual = choices[0]?.[0] ?? '';
  const value = useSyncExternalStore(
    onWish,
    () => wished(what) ?? usual,
    () => usual,
  );
  return (
    <p className="hidden [@media(scripting:enabled)]:block">
      <label className="field text-sm text-muted">
        {label}
        <select className="input" value={value} onChange={({ target }) => wish(what, target.value)}>
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
