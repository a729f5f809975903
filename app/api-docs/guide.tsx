import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiReference, type OperationDoc } from '@/app/api/_openapi/reference';
import { Markup } from '@/components/ui/markup';
import { CONCEPTS, CURL, OPEN, STREAMS, VERSIONS, type Entries } from './guide-text';
import { anchor, codeBlock, renderInline } from './render-inline';

const FILES = [
  ['types.ts', 'types of everything'],
  ['client.ts', 'a client in TypeScript'],
  ['first-bot.py', 'the first bot in Python, with only the standard library'],
  ['model-bot.mjs', 'a bot for days: one stream, steps that are tried, broken lines survived'],
  ['bot.mjs', 'a player that waits for its turn'],
  ['choose.mjs', 'its taste'],
  ['table-in-the-terminal.mjs', 'a table as text, to play'],
  ['embed.html.txt', 'a page elsewhere that shows a table'],
] as const;

const firstBot = () => readFileSync(path.join(process.cwd(), 'examples/first-bot.mjs'), 'utf8');

/** The tutorial, from the first request to a program that plays. */
export function Guide({ origin }: { readonly origin: string }) {
  return (
    <>
      <p>
        Programs play at the same tables as people, by the same rules, and can do what pages do. The
        description for machines is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1); try each
        operation by hand in <a href="/api-docs/explorer">the explorer</a>. A finished game proves itself:{' '}
        <a href="/verify">/verify</a>. The rules in words: <a href="/rules">/rules</a>.
      </p>
      <Heading id="start" title="Quick start" />
      <p>With curl and jq, on a terminal:</p>
      <Markup html={codeBlock(CURL.replaceAll('ORIGIN', origin), undefined, 'the first requests')} />
      <Heading id="bot" title="A first bot" />
      <p>
        It plays whole games at random, against itself. <a href="/api-docs/first-bot.mjs">Download it</a> and
        run <code>node first-bot.mjs {origin}</code>.
      </p>
      <details>
        <summary>first-bot.mjs</summary>
        <Markup html={codeBlock(firstBot(), undefined, 'a first bot')} />
      </details>
      <ul>
        {FILES.map(([file, text]) => (
          <li key={file}>
            <a href={`/api-docs/${file}`}>{file}</a>: {text}
          </li>
        ))}
      </ul>
      <Section id="concepts" title="Concepts" entries={CONCEPTS} />
      <Section id="streams" title="Streams" entries={STREAMS} />
      <Section id="versions" title="Versions and limits" entries={VERSIONS} />
      <Heading id="open" title="Open to whom" />
      <Markup html={openTable()} />
    </>
  );
}

/** Each authentication method with the operations that accept it. */
function openTable(): string {
  const operations = apiReference().groups.flatMap((group) => group.operations);
  const linksOf = (access: OperationDoc['access']) =>
    operations
      .filter((operation) => operation.access === access)
      .map(({ id }) => `<a href="#${id}">${id}</a>`)
      .join(', ');
  const rows = OPEN.map(
    ([access, proof]) => `<tr><td>${renderInline(proof)}</td><td>${linksOf(access)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">proof</th><th scope="col">operations</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function Heading({ id, title }: { readonly id: string; readonly title: string }) {
  return <Markup html={`<h2 id="${id}">${title} ${anchor(id, title)}</h2>`} />;
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly entries: Entries;
}

function Section({ id, title, entries }: SectionProps) {
  const words = entries.map(
    ([word, text]) =>
      `<div><dt><strong>${renderInline(word)}</strong></dt><dd>${renderInline(text)}</dd></div>`,
  );
  return (
    <>
      <Heading id={id} title={title} />
      <Markup html={`<dl class="words">${words.join('')}</dl>`} />
    </>
  );
}
