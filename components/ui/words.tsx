import { escapeMarkup } from '@/lib/game/drawing/escape';
import { useWords } from '@/lib/platform/i18n/current-words';
import { RawHtml } from './raw-html';

/** List items as markup; see Markup. */
export function MarkupList({ items, className }: { readonly items: string; readonly className: string }) {
  return <RawHtml as="ul" html={items} className={className} />;
}

/** Lines of text as one list. */
export function LineList({ lines }: { readonly lines: readonly string[] }) {
  return <MarkupList className="words" items={lineItems(lines)} />;
}

/** Lines of text as raw list items. */
export function lineItems(lines: readonly string[]): string {
  return lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
}

/** The text next to a drawing, folded behind a small button. */
export function Words({
  items,
  of,
}: {
  /** See lineItems. */
  readonly items: string;
  /** The subject of the text. A page has many of these, and each needs its own name. */
  readonly of: string;
}) {
  const summary = useWords().t('table.inWords');
  return (
    <details className="in-words">
      <summary title={summary}>
        <span>{summary}</span>
        <span className="sr-only">: {of}</span>
      </summary>
      <MarkupList className="words" items={items} />
    </details>
  );
}
