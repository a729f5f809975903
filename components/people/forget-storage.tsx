'use client';

import { useEffect } from 'react';
import { emptyStorage, openChannel, setAppBadge } from '@/components/ui/browser/browser-features';
import { SIGNED_OUT } from '@/components/ui/browser/signed-out-elsewhere';

/** Clears the site's storage for browsers without `Clear-Site-Data`, and makes other tabs reload. */
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
