'use client';

import { useEffect } from 'react';
import { openChannel } from './browser-features';

/** Channel where a tab reports that this browser was signed out. */
export const SIGNED_OUT = 'praga-signed-out';

/** Reloads the page when another tab has signed this browser out, because it may show private data. */
export function SignedOutElsewhere() {
  useEffect(() => {
    const channel = openChannel(SIGNED_OUT);
    if (!channel) return undefined;
    channel.onmessage = () => location.reload();
    return () => channel.close();
  }, []);
  return null;
}
