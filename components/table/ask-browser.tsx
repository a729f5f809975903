'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasPush, localStore } from '@/components/ui/browser/browser-features';
import { TextLink } from '@/components/ui/text-link';

const KEY = 'asked-messages';
const never = () => () => {};

/**
 * A link to push notifications, shown once in this browser after its first End turn. The browser's own prompt
 * comes only on the linked page.
 */
export function AskBrowser({ children }: { readonly children: string }) {
  const canAsk = useSyncExternalStore(never, hasPush, () => false);
  return canAsk ? <FirstTimeOnly>{children}</FirstTimeOnly> : null;
}

function FirstTimeOnly({ children }: { readonly children: string }) {
  // Without storage it would appear every time.
  const [isNew] = useState(() => localStore.read(KEY) === null);
  useEffect(() => {
    if (isNew) localStore.write(KEY, 'yes');
  }, [isNew]);
  return isNew ? (
    <p>
      <TextLink className="btn btn-wide" href="/me/prompts">
        {children}
      </TextLink>
    </p>
  ) : null;
}
