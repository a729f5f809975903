'use client';

import { MARKUP_NUMBER, markupOf } from './page-markup';

interface SentOnceProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly className?: string | undefined;
  /** Of the markup in the page it came with; see page-markup.ts. */
  readonly n?: number | undefined;
  /** The markup itself, once the page is renewed. */
  readonly html?: string | undefined;
}

/** An element with raw markup, which the page has to bring only once. */
export function SentOnce({ as: Tag, className, n, html }: SentOnceProps) {
  const number = n === undefined ? {} : { [MARKUP_NUMBER]: n };
  const markup = html ?? (n === undefined ? '' : markupOf(n));
  return (
    <Tag
      {...number}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
