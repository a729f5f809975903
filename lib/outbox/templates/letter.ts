import 'server-only';
import type { Wording } from '@/lib/i18n/wording';

export type Translate = Wording['t'];

/** A letter before it has a form: the same words make the plain text and the HTML. */
export interface Letter {
  readonly greeting: string;
  readonly lead: string;
  readonly link: { readonly label: string; readonly url: string };
  /** Heading and lines, if there is something to tell. */
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly closing: string;
}

/** The letter as plain text. */
export function letterText({ greeting, lead, link, sections, closing }: Letter): string {
  const told = sections.flatMap(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`), '']);
  return [greeting, '', lead, '', `${link.label}: ${link.url}`, '', ...told, closing, ''].join('\n');
}

/** The letter as HTML that every mail program can show: no images, no scripts, no styles from elsewhere. */
export function letterHtml(locale: string, { greeting, lead, link, sections, closing }: Letter): string {
  const told = sections.map(
    ({ title, lines }) => `<h2 style="font-size:1rem">${escape(title)}</h2>
<ul style="padding-left:1.2em">${lines.map((line) => `<li>${escape(line)}</li>`).join('\n')}</ul>`,
  );
  return `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><body style="font-family:Georgia,serif;line-height:1.5;max-width:36em">
<p>${escape(greeting)}</p>
<p>${escape(lead)}</p>
<p><a href="${escape(link.url)}">${escape(link.label)}</a></p>
${told.join('\n')}
<p style="color:#555">${escape(closing)}</p>
</body></html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
