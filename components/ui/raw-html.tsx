'use client';

import { useInsertionEffect, useRef, useState } from 'react';
import { slimQuotes } from '@/lib/game/drawing/escape';
import { morphInto, morphItems } from './morph';

export interface RawHtmlProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly html: string;
  readonly className?: string | undefined;
}

/** An element with raw markup in it. Of another one only what is unlike is exchanged. */
export function RawHtml({ as: Tag, html, className }: RawHtmlProps) {
  const box = useRef<HTMLDivElement & HTMLUListElement & HTMLOListElement>(null);
  // React only ever hears of the first drawing; it would replace all of it for every other.
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
  /** Each one element of the list. */
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

/** A list of raw items. Of another one only the items that differ are read. */
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
