'use client';

import { useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/notice';
import { hasCookies } from './browser-features';

const never = () => () => {};

/** Says that seats and sign-in need cookies, if the browser blocks them. */
export function CookiesNeeded({ words }: { readonly words: string }) {
  const isBlocked = useSyncExternalStore(
    never,
    () => !hasCookies(),
    () => false,
  );
  return isBlocked && <Notice bad>{words}</Notice>;
}
