/** Stands in for components/ui/raw-html where the server makes a page: its markup is sent once. */
import { slimQuotes } from '@/lib/game/drawing/escape';
import { keepForPage } from './page-markup';
import type { RawHtmlListProps, RawHtmlProps } from './raw-html';
import { SentOnce } from './sent-once';

export function RawHtmlList({ as, items, className }: RawHtmlListProps) {
  return <RawHtml as={as} html={items.join('')} className={className} />;
}

export function RawHtml({ as, html, className }: RawHtmlProps) {
  const markup = slimQuotes(html);
  const n = keepForPage(markup);
  return n === undefined ? (
    <SentOnce as={as} html={markup} className={className} />
  ) : (
    <SentOnce as={as} n={n} className={className} />
  );
}
