/** The long parts of the page as markup, which RawHtml sends once. */
import type { GroupDoc, OperationDoc, ProblemDoc } from '@/app/api/_openapi/reference';
import { escapeMarkup as text } from '@/lib/game/drawing/escape';

const ACCESS: Readonly<Record<OperationDoc['access'], string>> = {
  anyone: 'Open to anyone.',
  'anyone-or-seat': 'Open to anyone; with a token, as that seat or person.',
  seat: 'With the token of a seat, or an access token.',
  person: 'With an access token.',
  scheduler: 'For the scheduler.',
  operator: 'For the operator.',
};

/** Operations that belong together. */
export function groupHtml({ tag, description, operations }: GroupDoc): string {
  const title = `<h3 id="tag-${tag}" class="mt-6 text-[1.25rem]">${text(tag)}</h3><p>${text(description)}</p>`;
  return `<section aria-labelledby="tag-${tag}">${title}${operations.map(operationHtml).join('')}</section>`;
}

function operationHtml(operation: OperationDoc): string {
  const { id, method, path, summary, access, query } = operation;
  const asked = query.map((each) => `<li><code>?${text(each.name)}</code> ${text(each.text)}</li>`).join('');
  return [
    `<article id="${id}" class="mt-4"><h4><code>${method} ${text(path)}</code></h4>`,
    `<p>${text(`${summary} ${ACCESS[access]}`)}</p>${asked && `<ul>${asked}</ul>`}`,
    `<pre class="overflow-x-auto text-sm leading-[1.4286]" tabindex="0">${text(shapesOf(operation))}</pre>`,
    '</article>',
  ].join('');
}

function shapesOf({ body, answer, problems, example }: OperationDoc): string {
  return [
    ...(body ? [`body: ${body}`] : []),
    `answer: ${answer}`,
    ...(problems.length > 0 ? [`problems: ${problems.join(', ')}`] : []),
    ...(example ? ['', example] : []),
  ].join('\n');
}

/** Codes with what each says, each at an address of its own. */
export function codesHtml(codes: readonly ProblemDoc[]): string {
  const entries = codes.map(
    ({ code, status, text: words }) =>
      `<div id="${code}" class="mt-2"><dt><code>${status} ${code}</code></dt><dd class="ml-4">${text(words)}</dd></div>`,
  );
  return `<dl>${entries.join('')}</dl>`;
}
