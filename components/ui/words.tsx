import { escapeMarkup, slimQuotes } from './escape';

/** Ready-made list items as a list; see Markup. */
export function MarkupList({ items, className }: { readonly items: string; readonly className: string }) {
  return <ul className={className} dangerouslySetInnerHTML={{ __html: slimQuotes(items) }} />;
}

/** Lines of text as one list. */
export function LineList({ lines }: { readonly lines: readonly string[] }) {
  return (
    <MarkupList className="words" items={lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')} />
  );
}

/** The text beside a drawing, folded away until somebody wants it. */
export function Words({
  lines,
  summary = 'In words',
}: {
  readonly lines: readonly string[];
  readonly summary?: string;
}) {
  return (
    <details>
      <summary>{summary}</summary>
      <LineList lines={lines} />
    </details>
  );
}
