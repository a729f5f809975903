import { escapeMarkup } from '@/lib/game/drawing/escape';
import { coloured } from './code-colours';

/** A sentence as markup: back-ticks become code, operations and other links are left as words. */
export function inline(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, i) => (i % 2 === 1 ? `<code>${escapeMarkup(part)}</code>` : escapeMarkup(part)))
    .join('');
}

/** A block of code with its background and a copy button; `of` distinguishes the buttons of a page. */
export function codeBlock(text: string, markup = coloured(text), of = ''): string {
  const name = of === '' ? '' : `<span class="sr-only">: ${escapeMarkup(of)}</span>`;
  return `<div class="code"><button type="button" class="copy" data-copy><span aria-live="polite">Copy</span>${name}</button><pre tabindex="0"><code>${markup}</code></pre></div>`;
}

/** The link that a heading has to itself. */
export const anchor = (id: string, of: string): string =>
  `<a class="anchor" href="#${id}" aria-label="Link to ${escapeMarkup(of)}">#</a>`;
