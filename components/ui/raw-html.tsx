'use client';

import { useInsertionEffect, useRef, useState } from 'react';
import { slimQuotes } from '@/lib/game/drawing/escape';
import { morphInto, morphItems } from './morph';

export interface RawHtmlProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly html: string;
  readonly className?: string | undefined;
}

/** An element with raw markup. Updates patch only the differences. */
export function RawHtml({ as: Tag, html, className }: RawHtmlProps) {
  const box = useRef<HTMLDivElement & HTMLUListElement & HTMLOListElement>(null);
  // React only knows the first markup, because it would replace everything for each change.
  const [first] = useState(() => ({ __html: slimQuotes(html) }));
  const shown = useRef(html);
  useInsertionEffect(() => {
    if (box.current && shown.current !== html) morphInto(box.current, html);
    shown.current = html;
  }, [html]);
  return <Tag ref={box} className={className} dangerouslySetInnerHTML={first} />;
}

export interface RawHtmlListProps {
  readonly as: 'ul' | 'ol';
  /** Each is one element of the list. */
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

/** A list of raw items. Updates read only the items that differ. */
export function RawHtmlList({ as: Tag, items, className }: RawHtmlListProps) {
  const box = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [first] = useState(() => ({ __html: slimQuotes(items.join('')) }));
  const shown = useRef(items);
  useInsertionEffect(() => {
    if (box.current) morphItems(box.current, shown.current, items);
    shown.current = items;
  }, [items]);
  return <Tag ref={box} className={className} dangerouslySetInnerHTML={first} />;
}
