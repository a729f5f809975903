'use client';

import { copyText, share, shareWay } from '@/components/ui/browser-features';
import { useState, useSyncExternalStore } from 'react';

interface ShareButtonProps {
  readonly link: string;
  readonly title: string;
  /** Words for sharing, for copying, and for having copied. */
  readonly words: readonly [share: string, copy: string, copied: string];
}

const never = () => () => {};

/**
 * Hands a link to the device's own share sheet, or copies it where there is none; nothing where there is no
 * script.
 */
export function ShareButton({ link, title, words: [toShare, copy, copied] }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const way = useSyncExternalStore(never, shareWay, () => 'none' as const);
  if (way === 'none') return null;
  const hand = async () => {
    if (way === 'share') await share({ title, url: link });
    else if (await copyText(link)) setCopied(true);
  };
  return (
    <button type="button" className="btn" onClick={hand}>
      <span aria-live="polite">{way === 'share' ? toShare : isCopied ? copied : copy}</span>
      {/* A page has several of them. */}
      <span className="sr-only">: {title}</span>
    </button>
  );
}
