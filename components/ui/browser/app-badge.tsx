'use client';

import { setAppBadge } from './browser-features';
import { useEffect } from 'react';

/** Sets the number on the icon of the installed app. */
export function AppBadge({ count }: { readonly count: number }) {
  useEffect(() => {
    setAppBadge(count);
  }, [count]);
  return null;
}
