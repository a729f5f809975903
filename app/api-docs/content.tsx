import { apiReference } from '@/app/api/_openapi/reference';
import { RawHtml } from '@/components/ui/raw-html';
import { env } from '@/lib/platform/env';
import { Guide } from './guide';
import { codesHtml, groupHtml } from './operations';

const CONTENTS = [
  ['start', 'Quick start'],
  ['bot', 'A first bot'],
  ['concepts', 'Concepts'],
  ['streams', 'Streams'],
  ['versions', 'Versions and limits'],
  ['operations', 'Operations'],
  ['problems', 'Problems'],
] as const;

/** How to write a program that plays, and the reference of the API. */
export function ApiDocs() {
  const { groups, problems, refusals } = apiReference();
  return (
    <main id="main" tabIndex={-1} lang="en" className="mx-auto max-w-4xl p-4 outline-none">
      <h1 className="text-[1.875rem] leading-[1.2]">The API of Praga by Post</h1>
      <nav aria-label="On this page">
        <ul className="row">
          {CONTENTS.map(([id, title]) => (
            <li key={id}>
              <a className="underline" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Guide origin={env().APP_URL} />
      <h2 id="operations" className="mt-8 text-[1.5rem] leading-[1.333]">
        Operations
      </h2>
      <RawHtml as="div" html={groups.map(groupHtml).join('')} />
      <h2 id="problems" className="mt-8 text-[1.5rem] leading-[1.333]">
        Problems
      </h2>
      <p>
        Errors are <code>application/problem+json</code> (RFC 9457): <code>code</code> is what programs go by,{' '}
        <code>detail</code> a sentence. A conflict names the table’s <code>seq</code>.
      </p>
      <RawHtml as="div" html={codesHtml(problems)} />
      <h3>Refusals by the rules</h3>
      <p>
        Status 422 (409 where it is not your turn), with the <code>rule</code>, and, where a legal step would
        help, <code>cures</code>.
      </p>
      <RawHtml as="div" html={codesHtml(refusals)} />
    </main>
  );
}
