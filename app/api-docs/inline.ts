import { escapeMarkup } from '@/lib/game/drawing/escape';

/** A sentence as markup: back-ticks become code, operations and other links are left as words. */
export function inline(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, i) => (i % 2 === 1 ? `<code>${escapeMarkup(part)}</code>` : escapeMarkup(part)))
    .join('');
}

/** A block of code with its ground and a button that copies it. */
export function codeBlock(text: string, markup = escapeMarkup(text)): string {
  return `<div class="code"><button type="button" class="copy" data-copy aria-live="polite">Copy</button><pre tabindex="0"><code>${markup}</code></pre></div>`;
}

/** The link that a heading has to itself. */
export const anchor = (id: string, of: string): string =>
  `<a class="anchor" href="#${id}" aria-label="Link to ${escapeMarkup(of)}">#</a>`;
