'use client';

import { useEffect, useRef } from 'react';
import type { HeardRow } from './reading';

/**
 * The one place that speaks by itself: whatever has happened since it last did, as one piece. It is empty at
 * first, for what is in a region when it comes is not read out, and the element stays the same for good.
 */
export function Heard({ rows }: { readonly rows: readonly HeardRow[] }) {
  const region = useRef<HTMLParagraphElement>(null);
  const heard = useRef(rows.at(-1)?.seq ?? 0);
  useEffect(() => {
    const news = rows.filter(({ seq }) => seq > heard.current);
    heard.current = rows.at(-1)?.seq ?? heard.current;
    if (region.current && news.length > 0)
      region.current.textContent = news.map(({ text }) => text).join(' ');
  }, [rows]);
  return <p ref={region} id="news" className="sr-only" aria-live="polite" />;
}
