'use client';

import { useEffect } from 'react';

/** Writes a number onto the icon of the installed app. */
export function AppBadge({ count }: { readonly count: number }) {
  useEffect(() => {
    navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
  return null;
}
