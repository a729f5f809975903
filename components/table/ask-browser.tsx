'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasPush, localStore } from '@/components/ui/browser/browser-features';
import { TextLink } from '@/components/ui/text-link';

const KEY = 'asked-messages';
const never = () => () => {};

/**
 * The way to messages of this browser, once, after the first End turn in it. The browser itself asks only
 * behind the button that it leads to.
 */
export function AskBrowser({ children }: { readonly children: string }) {
  const canAsk = useSyncExternalStore(never, hasPush, () => false);
  return canAsk ? <FirstTimeOnly>{children}</FirstTimeOnly> : null;
}

function FirstTimeOnly({ children }: { readonly children: string }) {
  // Without storage it would be asked every time.
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
