import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONCEPTS, CURL, STREAMS, VERSIONS } from './guide-text';

const H2 = 'mt-8 text-[1.5rem] leading-[1.333]';
const FILES = [
  ['types.ts', 'types of everything'],
  ['client.ts', 'a client in TypeScript'],
  ['model-bot.mjs', 'a bot for days: one stream, steps that are tried, broken lines survived'],
  ['bot.mjs', 'a player that waits for its turn'],
  ['choose.mjs', 'what it likes'],
  ['table-in-the-terminal.mjs', 'a table as text, to play'],
  ['embed.html.txt', 'a page elsewhere that shows a table'],
] as const;

const firstBot = () => readFileSync(path.join(process.cwd(), 'examples/first-bot.mjs'), 'utf8');

/** From nothing to a program that plays. */
export function Guide({ origin }: { readonly origin: string }) {
  return (
    <>
      <p>
        Programs play at the same tables as people, by the same rules, and can do what pages do. All of this
        for machines: <Link href="/api/openapi.json">/api/openapi.json</Link> (OpenAPI 3.1); to try each by
        hand: <Link href="/api-docs/explorer">the explorer</Link>. How a game proves itself:{' '}
        <Link href="/verify">/verify</Link>. The rules in words: <Link href="/rules">/rules</Link>.
      </p>
      <h2 id="start" className={H2}>
        Quick start
      </h2>
      <Code text={CURL.replaceAll('ORIGIN', origin)} />
      <h2 id="bot" className={H2}>
        A first bot
      </h2>
      <p>
        Plays whole games, at random, against itself. <Link href="/api-docs/first-bot.mjs">Download it</Link>{' '}
        and run <code>node first-bot.mjs {origin}</code>.
      </p>
      <Code text={firstBot()} />
      <ul>
        {FILES.map(([file, text]) => (
          <li key={file}>
            <Link href={`/api-docs/${file}`}>{file}</Link>: {text}
          </li>
        ))}
      </ul>
      <Section id="concepts" title="Concepts" entries={CONCEPTS} />
      <Section id="streams" title="Streams" entries={STREAMS} />
      <Section id="versions" title="Versions and limits" entries={VERSIONS} />
    </>
  );
}

function Section({
  id,
  title,
  entries,
}: {
  readonly id: string;
  readonly title: string;
  readonly entries: typeof CONCEPTS;
}) {
  return (
    <>
      <h2 id={id} className={H2}>
        {title}
      </h2>
      <dl>
        {entries.map(([word, text]) => (
          <div key={word} className="mt-2">
            <dt>
              <strong>{word}</strong>
            </dt>
            <dd className="ml-4">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Code({ text }: { readonly text: string }) {
  return (
    <pre className="overflow-x-auto text-sm leading-[1.4286]" tabIndex={0}>
      {text}
    </pre>
  );
}

function Link({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="underline" href={href}>
      {children}
    </a>
  );
}
