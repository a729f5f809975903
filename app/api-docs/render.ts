/** Small pieces of markup, and the shape of everything that the pages describe. */
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { colourCode } from './code-colours';

/** A thing with an address: an operation, a type, a problem, an idea. */
export interface Entry {
  readonly id: string;
  /** Its name in lists, as markup. */
  readonly title: string;
  readonly html: string;
  /** The text that a search looks through. */
  readonly text: string;
}

/** Things under one title of a page. */
export interface DocPart {
  readonly title: string;
  readonly href: string;
  /** Markup before the entries. */
  readonly about?: string;
  readonly entries: readonly Entry[];
}

/** A title as part of an address. */
export const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

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
const anchor = (id: string, of: string): string =>
  `<a class="anchor" href="#${id}" aria-label="Link to ${escapeMarkup(of)}">#</a>`;

/** A heading, which links to itself. */
export const heading = (level: number, id: string, title: string, of = title): string =>
  `<h${level} id="${id}">${title} ${anchor(id, of)}</h${level}>`;

/** A term with its explanation. */
export function definition(id: string, title: string, words: string): Entry {
  const html = `<div id="${id}"><dt>${title} ${anchor(id, plainText(title))}</dt><dd>${words}</dd></div>`;
  return { id, title, html, text: plainText(words) };
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of markup, without its buttons, links to itself and the signs of its types. */
export function plainText(html: string): string {
  return html
    .replace(/<button.*?<\/button>|<a class="anchor".*?<\/a>/g, '')
    .replace(/<\/?(?:a|code|span|strong|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]*>|\/\*\*|\*\/|\breadonly\b|\s+/g, ' ')
    .replace(/&(#39|\w+);/g, (all, name: string) => SIGNS[name] ?? all)
    .replace(/ +/g, ' ')
    .trim();
}
