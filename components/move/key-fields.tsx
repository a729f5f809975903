'use client';

import { useSyncExternalStore } from 'react';
import { KEYED, myKeys, USUAL_KEYS, withKey, type Keyed } from './my-keys';
import { onWish, wish } from './wishes';

/** The reader's own keys, in the order of KEYED. */
const useMyKeys = () => useSyncExternalStore(onWish, myKeys, () => USUAL_KEYS);

interface FieldProps {
  readonly what: Keyed;
  readonly label: string;
}

/** The key for something: another one is written in its place. */
export function KeyField({ what, label }: FieldProps) {
  const keys = useMyKeys();
  return (
    <input
      className="input w-12 text-center font-semibold"
      value={([...keys][KEYED.indexOf(what)] ?? '').trim()}
      onChange={({ target }) => wish('keys', withKey(myKeys() || USUAL_KEYS, what, target.value))}
      maxLength={1}
      autoComplete="off"
      autoCapitalize="off"
      aria-label={label}
    />
  );
}

/** Whether there are single keys at all (WCAG 2.1.4). */
export function SingleKeys() {
  return (
    <input
      type="checkbox"
      checked={useMyKeys().length > 0}
      onChange={({ target }) => wish('keys', target.checked ? USUAL_KEYS : '')}
    />
  );
}
