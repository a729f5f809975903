'use client';

import { setAppBadge } from './browser-features';
import { useEffect } from 'react';

/** Writes a number onto the icon of the installed app. */
export function AppBadge({ count }: { readonly count: number }) {
  useEffect(() => {
    setAppBadge(count);
  }, [count]);
  return null;
}
