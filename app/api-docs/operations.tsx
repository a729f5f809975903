import type { GroupDoc, OperationDoc } from '@/app/api/_openapi/reference';

const ACCESS: Readonly<Record<OperationDoc['access'], string>> = {
  anyone: 'Open to anyone.',
  'anyone-or-seat': 'Open to anyone; with a token, as that seat or person.',
  seat: 'With the token of a seat, or an access token.',
  person: 'With an access token.',
  scheduler: 'For the scheduler.',
  operator: 'For the operator.',
};

/** Operations that belong together. */
export function Group({ tag, description, operations }: GroupDoc) {
  return (
    <section aria-labelledby={`tag-${tag}`}>
      <h3 id={`tag-${tag}`} className="mt-6 text-[1.25rem]">
        {tag}
      </h3>
      <p>{description}</p>
      {operations.map((operation) => (
        <Operation key={operation.id} {...operation} />
      ))}
    </section>
  );
}

function Operation({
  id,
  method,
  path,
  summary,
  access,
  query,
  body,
  answer,
  problems,
  example,
}: OperationDoc) {
  return (
    <article id={id} className="mt-4">
      <h4>
        <code>
          {method} {path}
        </code>
      </h4>
      <p>
        {summary} {ACCESS[access]}
      </p>
      {query.length > 0 && (
        <ul>
          {query.map(({ name, text }) => (
            <li key={name}>
              <code>?{name}</code> {text}
            </li>
          ))}
        </ul>
      )}
      <pre className="overflow-x-auto text-sm leading-[1.4286]" tabIndex={0}>
        {body ? `body: ${body}\n` : ''}answer: {answer}
        {problems.length > 0 ? `\nproblems: ${problems.join(', ')}` : ''}
        {example ? `\n\n${example}` : ''}
      </pre>
    </article>
  );
}
