/**
 * Converts a Markdown page of the docs to markup. Supports only headings, tables, lists, code and paragraphs.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { codeBlock, heading, renderInline, slug } from './render';

/** The blocks of a page without its first heading, which is the page title. */
export function paperHtml(markdown: string): string {
  return blocksOf(markdown)
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map(blockHtml)
    .join('');
}

/** Splits at empty lines, but not inside code blocks. */
function blocksOf(markdown: string): string[] {
  return markdown.split(/\n{2,}/).reduce<string[]>((blocks, part) => {
    const last = blocks.at(-1);
    const block = part.trimEnd();
    const isMore = block.startsWith('    ') && last?.startsWith('    ');
    return isMore ? [...blocks.slice(0, -1), `${last}\n\n${block}`] : [...blocks, block];
  }, []);
}

function blockHtml(block: string): string {
  const [, signs, title = ''] = /^(#{2,4}) (.*)$/.exec(block) ?? [];
  if (signs) return heading(signs.length, slug(title), words(title), title);
  if (block.startsWith('    ')) {
    const code = block.replace(/^ {4}/gm, '');
    return codeBlock(code, undefined, code.split('\n')[0]);
  }
  if (block.startsWith('| ')) return tableHtml(block);
  if (block.startsWith('- '))
    return `<ul class="statuses">${block
      .slice(2)
      .split(/\n- /)
      .map((item) => `<li>${words(item)}</li>`)
      .join('')}</ul>`;
  return `<p>${words(block)}</p>`;
}

function tableHtml(block: string): string {
  const [head = '', , ...rows] = block.split('\n');
  const cells = (row: string) => row.replace(/^\| | \|$/g, '').split(' | ');
  const titles = cells(head).map((cell) => `<th scope="col">${words(cell)}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${words(cell)}</td>`)
        .join('')}</tr>`,
  );
  return `<table><thead><tr>${titles.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** A sentence with its links. Repository paths have no public address, so they stay plain text. */
function words(text: string): string {
  return renderInline(text.replaceAll('\n', ' '))
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_all, name: string, to: string) =>
      /^(https:|\/)/.test(to) ? `<a href="${escapeMarkup(to)}">${name}</a>` : name,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])\*([^*<>]+)\*(?![\w*])/g, '<em>$1</em>');
}

export const readPaper = (file: string): string =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');

/** One day's API changes. */
interface ApiChange {
  readonly date: string;
  /** ISO 8601. */
  readonly at: string;
  readonly text: string;
}

/** The changes of the API and of the packages from CHANGELOG.md, newest first. */
export function apiChanges(): readonly ApiChange[] {
  const log = readPaper('CHANGELOG.md');
  const texts = new Map<string, string>();
  for (const section of ['API', 'Packages'])
    for (const [date, text] of daysOf(log, section))
      texts.set(date, [texts.get(date), text].filter(Boolean).join('\n'));
  return [...texts]
    .map(([date, text]) => ({ date, at: new Date(`${date} UTC`).toISOString(), text }))
    .sort((a, b) => b.at.localeCompare(a.at));
}

function daysOf(log: string, section: string): readonly (readonly [date: string, text: string])[] {
  const [, inner = ''] = new RegExp(`\\n## ${section}\\n([\\s\\S]*?)(?=\\n## |$)`).exec(log) ?? [];
  const [, ...days] = inner.split(/\n### /);
  return days.map((day) => {
    const [date = '', ...rest] = day.split('\n');
    return [date, rest.join('\n').trim()];
  });
}
