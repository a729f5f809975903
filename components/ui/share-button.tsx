'use client';

import { useState } from 'react';
import { copyText, openShareSheet, shareWay } from '@/components/ui/browser/browser-features';
import { useBrowserValue } from '@/components/ui/browser/use-browser-value';

interface ShareButtonProps {
  /** An address, or a path of this site. */
  readonly link: string;
  readonly title: string;
  /** Labels for sharing, for copying, and after copying. */
  readonly words: readonly [share: string, copy: string, copied: string];
  readonly className?: string;
}

/**
 * Shares a link by the device's share sheet, or copies it. Until the script runs, an invisible label keeps its
 * room, so nothing shifts when it appears. Without scripts nothing is shown.
 */
export function ShareButton({ link, title, words, className = 'btn' }: ShareButtonProps) {
  const [toShare, copy, copied] = words;
  const [isCopied, setCopied] = useState(false);
  const way = useBrowserValue(shareWay, 'none');
  if (way === 'none')
    return (
      <span className={`${className} invisible noscript:hidden`} aria-hidden="true">
        {toShare}
      </span>
    );
  const hand = async () => {
    const url = new URL(link, location.href).href;
    if (way === 'share') await openShareSheet({ title, url });
    else if (await copyText(url)) setCopied(true);
  };
  const label = way === 'share' ? toShare : isCopied ? copied : copy;
  return (
    <button type="button" className={className} onClick={hand}>
      {label}
      {/* A page has several of them. */}
      <span className="sr-only">: {title}</span>
      <span role="status" className="sr-only">
        {isCopied ? copied : ''}
      </span>
    </button>
  );
}
