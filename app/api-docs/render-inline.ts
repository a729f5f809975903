import { escapeMarkup } from '@/lib/game/drawing/escape';
import { colourCode } from './code-colours';

/** A sentence as markup: back-ticks become code; links stay plain text. */
export function renderInline(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, i) => (i % 2 === 1 ? `<code>${escapeMarkup(part)}</code>` : escapeMarkup(part)))
    .join('');
}

/** A code block with a copy button. `of` gives the button a distinct accessible name. */
export function codeBlock(text: string, markup = colourCode(text), of = ''): string {
  const name = of === '' ? '' : `<span class="sr-only">: ${escapeMarkup(of)}</span>`;
  return `<div class="code"><button type="button" class="copy" data-copy><span aria-live="polite">Copy</span>${name}</button><pre tabindex="0"><code>${markup}</code></pre></div>`;
}

/** A heading's link to itself. */
export const anchor = (id: string, of: string): string =>
  `<a class="anchor" href="#${id}" aria-label="Link to ${escapeMarkup(of)}">#</a>`;
