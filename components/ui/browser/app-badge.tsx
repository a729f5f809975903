'use client';

import { useEffect } from 'react';
import { setAppBadge } from './browser-features';

/** Sets the number on the icon of the installed app. */
export function AppBadge({ count }: { readonly count: number }) {
  useEffect(() => {
    setAppBadge(count);
  }, [count]);
  return null;
}
