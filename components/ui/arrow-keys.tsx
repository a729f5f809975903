'use client';

import { useEffect } from 'react';

interface ArrowKeysProps {
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** The left and right arrow keys follow the links of the same name. */
export function ArrowKeys({ previous, next }: ArrowKeysProps) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, select, textarea, .scroll-x');
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const address = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
      if (address) location.assign(address);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [previous, next]);
  return null;
}
