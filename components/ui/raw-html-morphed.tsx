/**
 * Stands in for raw-html where the browser draws a table (`#raw-html` in package.json): of a drawing that is
 * there, only what is unlike is exchanged.
 */
import { useInsertionEffect, useRef, useState } from 'react';
import { morphInto, morphItems } from './morph';

interface RawHtmlProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly html: string;
  readonly className?: string | undefined;
}

export function RawHtml({ as: Tag, html, className }: RawHtmlProps) {
  const box = useRef<HTMLDivElement & HTMLUListElement & HTMLOListElement>(null);
  // React only ever hears of the first drawing; it would make all of it anew for every other.
  const [first] = useState({ __html: html });
  const shown = useRef(html);
  useInsertionEffect(() => {
    if (box.current && shown.current !== html) morphInto(box.current, html);
    shown.current = html;
  }, [html]);
  return <Tag ref={box} className={className} dangerouslySetInnerHTML={first} />;
}

interface RawHtmlListProps {
  readonly as: 'ul' | 'ol';
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

export function RawHtmlList({ as: Tag, items, className }: RawHtmlListProps) {
  const box = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [first] = useState({ __html: items.join('') });
  const shown = useRef(items);
  useInsertionEffect(() => {
    if (box.current) morphItems(box.current, shown.current, items);
    shown.current = items;
  }, [items]);
  return <Tag ref={box} className={className} dangerouslySetInnerHTML={first} />;
}
