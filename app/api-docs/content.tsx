import { Fold } from '@/components/ui/fold';
import { Markup } from '@/components/ui/markup';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { env } from '@/lib/platform/env';
import { CURL } from './guide-text';
import { readPaper } from './paper';
import { addressOf, apiParts } from './parts';
import { codeBlock, heading, type DocPart } from './render';
import { searchParts } from './search';

const FILES = [
  ['types.ts', 'types of everything'],
  ['client.ts', 'a client in TypeScript'],
  ['praga_client.py', 'a client in Python 3.9, typed, with only the standard library'],
  ['bot-with-client.ts', 'a player with the client in TypeScript'],
  ['bot-with-client.py', 'the same with the client in Python'],
  ['first-bot.py', 'the first bot in Python, without the client'],
  ['model-bot.mjs', 'a bot for days: one stream, lines that are tried, broken connections survived'],
  ['bot.mjs', 'a player that waits for its turn'],
  ['choose.mjs', 'its taste'],
  ['table-in-the-terminal.mjs', 'a table as text, to play'],
  ['embed.html.txt', 'a page elsewhere that shows a table'],
] as const;

/** The guide, from the first request to a program that plays, and the problems. */
export function ApiDocs() {
  const origin = env().APP_URL;
  const { guide, problems } = apiParts();
  return (
    <>
      <h1 className="text-2xl leading-compact">The API of Praga by Post</h1>
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
      <Fold title="first-bot.mjs">
        <Markup html={codeBlock(readPaper('examples/first-bot.mjs'), undefined, 'a first bot')} />
      </Fold>
      <ul>
        {FILES.map(([file, text]) => (
          <li key={file}>
            <a href={`/api-docs/${file}`}>{file}</a>: {text}
          </li>
        ))}
      </ul>
      {guide.map((part) => (
        <Section key={part.href} part={part} />
      ))}
      <Heading id="problems" title="Problems" />
      <p>
        Errors are <code>application/problem+json</code> (RFC 9457): programs go by <code>code</code>, people
        read <code>detail</code>. A conflict names the table’s <code>seq</code>. Refusals by the rules have
        status 422 (409 if it is not your turn), the <code>rule</code> and, if a legal step would help,{' '}
        <code>cures</code>.
      </p>
      {problems.map((part) => (
        <Section key={part.title} part={part} level={3} />
      ))}
    </>
  );
}

const Heading = ({ id, title }: { readonly id: string; readonly title: string }) => (
  <Markup html={heading(2, id, title)} />
);

function Section({ part, level = 2 }: { readonly part: DocPart; readonly level?: number }) {
  return (
    <>
      <Markup html={heading(level, part.href.replace(/.*#/, ''), part.title)} />
      <Markup html={`<dl class="words">${part.entries.map(({ html }) => html).join('')}</dl>`} />
    </>
  );
}

/** The results of a search, each with the text around it. */
export function Found({ search }: { readonly search: string }) {
  const { count, first } = searchParts(search);
  const lines = first.map(({ part, entry, excerpt }) => {
    const words = excerpt.map((piece, i) =>
      i % 2 === 1 ? `<mark>${escapeMarkup(piece)}</mark>` : escapeMarkup(piece),
    );
    return `<li><a href="${addressOf(part, entry)}">${entry.title}</a> <span class="muted">${part.title}</span><p>${words.join('')}</p></li>`;
  });
  return (
    <>
      <h1 className="text-2xl leading-compact">Search: {search}</h1>
      <p role="status">
        {count === 0
          ? 'Nothing is found. Try the beginning of an English word, or look through the contents.'
          : `${count} found${count > first.length ? `; these are the first ${first.length}. Add a word to see fewer` : ''}.`}
      </p>
      <Markup html={`<ul class="found">${lines.join('')}</ul>`} />
    </>
  );
}
