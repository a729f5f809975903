/**
 * Markup that is written into a page once. What a page is made of is sent along for the scripts as well, and
 * drawings are most of it: instead of their text they bear a number there, by which the browser finds them in
 * the page.
 */
import { perProcess } from '@/lib/platform/process';

interface Answering {
  readonly drawn?: string[];
}
/** The request that is being answered (lib/platform/request-label.ts); here without what knows how. */
const requests = perProcess<{ readonly getStore: () => Answering | undefined } | undefined>(
  'pragaRequest',
  () => undefined,
);
/** The attribute that an element with such markup bears. */
export const MARKUP_NUMBER = 'data-n';

/**
 * Hands markup to whoever makes the HTML of the page; its number there. Undefined where no page is made: what
 * renews one that is there brings its own text.
 */
export function keepForPage(html: string): number | undefined {
  const drawn = requests.known()?.getStore()?.drawn;
  return drawn && drawn.push(html) - 1;
}

const found = new Map<number, string>();

/** The markup of a number: on the server what was kept, in the browser what stands in the page. */
export function markupOf(n: number): string {
  if (typeof document === 'undefined') return requests.known()?.getStore()?.drawn?.[n] ?? '';
  const known = found.get(n);
  if (known !== undefined) return known;
  // Kept, for the element may be gone when it is drawn again.
  const html = document.querySelector(`[${MARKUP_NUMBER}="${n}"]`)?.innerHTML ?? '';
  found.set(n, html);
  return html;
}
