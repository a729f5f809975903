'use client';

import { useEffect } from 'react';
import { emptyStorage, openChannel, setAppBadge } from '@/components/ui/browser/browser-features';
import { SIGNED_OUT } from '@/components/ui/browser/signed-out-elsewhere';

/**
 * Empties what the site has stored in this browser, for browsers that do not know `Clear-Site-Data`, and has
 * the other tabs look again.
 */
export function ForgetStorage() {
  useEffect(() => {
    void emptyStorage();
    setAppBadge(0);
    const channel = openChannel(SIGNED_OUT);
    channel?.postMessage('');
    channel?.close();
  }, []);
  return null;
}
