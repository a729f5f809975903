'use client';

import { useEffect } from 'react';
import { openChannel } from './browser-features';

/** The channel where a tab reports that this browser was signed out. */
export const SIGNED_OUT = 'praga-signed-out';

/** Loads the page again once another tab has signed this browser out: it may show what is private. */
export function SignedOutElsewhere() {
  useEffect(() => {
    const channel = openChannel(SIGNED_OUT);
    if (!channel) return undefined;
    channel.onmessage = () => location.reload();
    return () => channel.close();
  }, []);
  return null;
}
