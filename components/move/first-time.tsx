'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { readCookies } from '@/components/ui/browser/browser-features';
import { EXPLAINED_COOKIE, explainedNow, keepExplained } from './explained-kinds';

interface FirstTimeProps {
  /** The current choices, each with its sentence, the most urgent first. */
  readonly kinds: readonly (readonly [kind: string, sentence: string])[];
  /** Explanations this browser has seen, as its cookie says; without a cookie nothing is explained. */
  readonly known?: string | undefined;
  /** The panel has it twice: where each kind of screen has room for it. */
  readonly place: keyof typeof SHOWN;
}

const SHOWN = {
  desk: 'script:block phone:hidden!',
  phone: 'phone:block',
} as const;

const never = () => () => {};

/** One sentence about what comes up for the first time in this browser; it stays while it is on offer. */
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
