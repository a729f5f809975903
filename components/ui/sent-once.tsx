'use client';

import { useInsertionEffect, useRef, useState } from 'react';
import { morphInto } from './morph';
import { MARKUP_NUMBER, markupOf } from './page-markup';

interface SentOnceProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly className?: string | undefined;
  /** Of the markup in the page it came with; see page-markup.ts. */
  readonly n?: number | undefined;
  /** The markup itself, once the page is renewed or the table is drawn in the browser. */
  readonly html?: string | undefined;
  /** Whether the page shows it already, in whatever spelling of its own. */
  readonly isThere?: boolean | undefined;
}

/**
 * An element with raw markup, which the page has to bring only once. Of another one only what is unlike is
 * exchanged, for pictures of symbols are dear to make.
 */
export function SentOnce({ as: Tag, className, n, html, isThere = false }: SentOnceProps) {
  const box = useRef<HTMLDivElement & HTMLUListElement & HTMLOListElement>(null);
  const markup = html ?? (n === undefined ? '' : markupOf(n));
  // React only ever hears of the first: it would make all of it anew for every other.
  const [first] = useState(() => ({
    markup: { __html: markup },
    number: n === undefined ? {} : { [MARKUP_NUMBER]: n },
  }));
  const shown = useRef(markup);
  useInsertionEffect(() => {
    if (box.current && !isThere && shown.current !== markup) morphInto(box.current, markup);
    shown.current = markup;
  });
  return (
    <Tag
      ref={box}
      {...first.number}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={first.markup}
    />
  );
}
