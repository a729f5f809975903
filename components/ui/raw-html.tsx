import { slimQuotes } from '@/lib/game/drawing/escape';

export interface RawHtmlProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly html: string;
  readonly className?: string | undefined;
}

export interface RawHtmlListProps {
  readonly as: 'ul' | 'ol';
  /** Each one element of the list. */
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

/**
 * A list of raw items. Where a page draws many positions one after the other, only the items that differ are
 * read.
 */
export function RawHtmlList({ as, items, className }: RawHtmlListProps) {
  return <RawHtml as={as} html={items.join('')} className={className} />;
}

/**
 * An element with raw markup in it. Where a page draws many positions one after the other, another one takes
 * its place.
 */
export function RawHtml({ as: Tag, html, className }: RawHtmlProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: slimQuotes(html) }} />;
}
