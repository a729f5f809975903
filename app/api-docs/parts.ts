/** Everything that these pages describe, in one shape: pages, side bar and search are made of it. */
import { PROBLEMS } from '@/lib/platform/http/problem';
import { CURE_GROUPS } from './cures';
import { GUIDE } from './guide-text';
import { apiChanges, paperHtml, readPaper } from './paper';
import { operationParts, refusals, typesPart } from './reference';
import { definition, plainText, renderInline, slug, type Entry, type DocPart } from './render';

export const HOME = '/api-docs';

/** The sections of the first page. Their terms have addresses of their own. */
const guide = (): readonly DocPart[] =>
  GUIDE.map(([id, title, entries]) => ({
    title,
    href: `${HOME}#${id}`,
    entries: entries.map(([term, text]) =>
      definition(`${id}-${slug(term)}`, renderInline(term), renderInline(text)),
    ),
  }));

/** Sections of a page of the docs. */
function paper(title: string, href: string, markdown: string, about = ''): DocPart {
  const entries = markdown.split(/^(?=## )/m).map((section): Entry => {
    const html = paperHtml(section);
    const [, id = '', heading = ''] = /^<h2 id="([^"]*)">(.*?) <a/.exec(html) ?? [];
    return { id, title: heading || title, html, text: plainText(html) };
  });
  return { title, href, about, entries };
}

const problems = (): readonly DocPart[] =>
  CURE_GROUPS.map(([title, cures]) => ({
    title,
    href: `${HOME}#${slug(title)}`,
    entries: Object.entries(PROBLEMS).flatMap(([code, { status }]) => {
      const [cause, cure] = Object.entries(cures).find(([name]) => name === code)?.[1] ?? [];
      if (cause === undefined || cure === undefined) return [];
      const words = `${renderInline(cause)} <strong>${renderInline(cure)}</strong>`;
      return [definition(code, `<code>${status} ${code}</code>`, words)];
    }),
  }));

const CHANGES =
  '<p>Version 1. Names keep their meaning, and answers may grow. The clients in TypeScript and Python keep the same promise. <a href="/api-docs/changes/feed">As a feed</a>.</p>';

function allParts() {
  const changes = apiChanges().map(({ date, text }) => `## ${date}\n\n${text}`);
  return {
    guide: guide(),
    problems: [...problems(), refusals()],
    operations: operationParts(),
    types: typesPart(),
    webhooks: paper('Webhooks', `${HOME}/webhooks`, readPaper('docs/webhooks.md')),
    changes: paper('Changes of the API', `${HOME}/changes`, changes.join('\n\n'), CHANGES),
  };
}

let made: ReturnType<typeof allParts> | undefined;

/** All parts of the pages, made once. */
export const apiParts = (): ReturnType<typeof allParts> => (made ??= allParts());

/** The address of an entry. */
export const addressOf = ({ href }: DocPart, { id }: Entry): string =>
  `${href.replace(/#.*/, '')}${id && `#${id}`}`;
