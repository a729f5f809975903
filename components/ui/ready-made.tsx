import { slimQuotes } from './escape';

interface ReadyMadeProps {
  readonly as: 'div' | 'ul' | 'ol';
  readonly html: string;
  readonly className?: string | undefined;
}

/** An element with ready-made markup in it. Where a page draws many positions one after the other, another one takes its place. */
export function ReadyMade({ as: Tag, html, className }: ReadyMadeProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: slimQuotes(html) }} />;
}
