import { RawHtml } from './raw-html';

/**
 * Markup from our own string builders, which escape every text. One element instead of hundreds, because
 * React would otherwise spend most of a page's time on the drawings.
 */
export function Markup({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}) {
  return <RawHtml as="div" html={html} className={className} />;
}
