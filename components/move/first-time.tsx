'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { readCookies } from '@/components/ui/browser/browser-features';
import { EXPLAINED_COOKIE, explainedNow, keepExplained } from './explained-kinds';

interface FirstTimeProps {
  /** The current choices with their sentences, most urgent first. */
  readonly kinds: readonly (readonly [kind: string, sentence: string])[];
  /** Explanations this browser has seen, from its cookie. Without a cookie nothing is explained. */
  readonly known?: string | undefined;
  /** Where it is rendered. The panel contains it twice, for different screen sizes. */
  readonly place: keyof typeof SHOWN;
}

const SHOWN = {
  desk: 'script:block phone:hidden!',
  phone: 'phone:block',
} as const;

const never = () => () => {};

/**
 * A sentence about a choice that appears for the first time in this browser. It stays as long as the choice
 * is available.
 */
export function FirstTime({ kinds, known, place }: FirstTimeProps) {
  const names = kinds.map(([kind]) => kind);
  const cookies = useSyncExternalStore(never, readCookies, () => `${EXPLAINED_COOKIE}=${known ?? ''}`);
  const told = known === undefined ? undefined : explainedNow(names, cookies);
  useEffect(() => keepExplained(told), [told]);
  const [, sentence] = kinds.find(([kind]) => kind === told) ?? [];
  return sentence === undefined ? null : (
    <p className={`hidden border-l-4 border-l-gold pl-3 text-sm ${SHOWN[place]}`}>{sentence}</p>
  );
}
