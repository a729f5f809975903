import { slimQuotes } from '@/lib/game/drawing/escape';

interface ReadyMadeProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly html: string;
  readonly className?: string | undefined;
}

interface ReadyMadeListProps {
  readonly as: 'ul' | 'ol';
  /** Each one element of the list. */
  readonly items: readonly string[];
  readonly className?: string | undefined;
}

/** A list of ready-made items. Where a page draws many positions one after the other, only the items that differ are read. */
export function ReadyMadeList({ as, items, className }: ReadyMadeListProps) {
  return <ReadyMade as={as} html={items.join('')} className={className} />;
}

/** An element with ready-made markup in it. Where a page draws many positions one after the other, another one takes its place. */
export function ReadyMade({ as: Tag, html, className }: ReadyMadeProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: slimQuotes(html) }} />;
}
