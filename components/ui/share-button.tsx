'use client';

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
export function ShareButton({ link, title, words: [share, copy, copied] }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const way = useSyncExternalStore(
    never,
    () => ('share' in navigator ? 'share' : 'clipboard' in navigator ? 'copy' : 'none'),
    () => 'none',
  );
  if (way === 'none') return null;
  const hand = async () => {
    if (way === 'share') await navigator.share({ title, url: link }).catch(() => undefined);
    else
      await navigator.clipboard.writeText(link).then(
        () => setCopied(true),
        () => undefined,
      );
  };
  return (
    <button type="button" className="btn" onClick={hand}>
      <span aria-live="polite">{way === 'share' ? share : isCopied ? copied : copy}</span>
      {/* A page has several of them. */}
      <span className="sr-only">: {title}</span>
    </button>
  );
}
