import type { Metadata } from 'next';
import { apiReference, type OperationDoc } from '@/app/api/_openapi/reference';

export const metadata: Metadata = { title: 'API · Praga by Post' };

/** The description of the API, drawn from the same document that /api/openapi.json serves. */
export default function ApiDocsPage() {
  const { operations, problems } = apiReference();
  return (
    <main lang="en" className="mx-auto max-w-4xl p-4">
      <h1 className="text-[1.875rem] leading-[1.2]">The API of Praga by Post</h1>
      <p>
        Everything that the pages do, programs can do too. The same in a form for machines:{' '}
        <a className="underline" href="/api/openapi.json">
          /api/openapi.json
        </a>
        . A seat is proved by its token as <code>Authorization: Bearer …</code>; the token is the last part of
        the seat’s link, and the seat must have sat down.
      </p>
      {operations.map((operation) => (
        <Operation key={operation.id} {...operation} />
      ))}
      <h2 className="mt-8 text-[1.5rem] leading-[1.333]">Problems</h2>
      <p>
        Errors are <code>application/problem+json</code> with <code>code</code>, <code>detail</code> (a
        sentence) and, where a rule forbids it, <code>rule</code>; a conflict names the table’s{' '}
        <code>seq</code>.
      </p>
      <dl>
        {problems.map(({ code, status, text }) => (
          <div key={code} id={code} className="mt-2">
            <dt>
              <code>
                {status} {code}
              </code>
            </dt>
            <dd className="ml-4">{text}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}

function Operation({
  id,
  method,
  path,
  summary,
  access,
  parameters,
  request,
  answer,
  problems,
}: OperationDoc) {
  return (
    <section id={id} className="mt-8">
      <h2 className="text-xl leading-[1.4]">
        <code>
          {method} {path}
        </code>
      </h2>
      <p>{summary}</p>
      <p>Open to: {access.replaceAll('-', ' ')}.</p>
      {parameters.length > 0 && <p>Parameters: {parameters.join(', ')}.</p>}
      {request && <Schema title="Body" text={request} />}
      <Schema title="Answer" text={answer} />
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </section>
  );
}

function Schema({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre className="overflow-x-auto text-sm leading-[1.4286]">{text}</pre>
    </details>
  );
}
