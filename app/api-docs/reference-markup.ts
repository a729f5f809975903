/** The long parts of the page as markup. RawHtml sends them once. */
import type { GroupDoc, OperationDoc, RefusalDoc, TypeDoc } from '@/app/api/_openapi/reference';
import { escapeMarkup as text } from '@/lib/game/drawing/escape';
import { PROBLEMS } from '@/lib/platform/http/problem';
import { colourCode } from './code-colours';
import type { Cures } from './cures';
import { anchor, codeBlock, renderInline } from './render-inline';

const ACCESS: Readonly<Record<OperationDoc['access'], string>> = {
  anyone: 'Anyone',
  'anyone-or-seat': 'Anyone; a token shows more',
  seat: 'A seat’s token, or an access token',
  person: 'An access token',
  scheduler: 'The scheduler',
  operator: 'The operator',
};
const HOME = '/api-docs';
const TYPES_PAGE = `${HOME}/types`;

/** The address of an operation on its group's page. */
export const addressOf = (tag: string, id: string): string => `${HOME}/operations/${tag}#${id}`;

/** One line per operation. Each has an anchor on the first page. */
export function indexHtml({ tag, description, operations }: GroupDoc): string {
  const id = `tag-${tag}`;
  const lines = operations.map(({ id: of, method, path, title }) => {
    const way = `<a href="${addressOf(tag, of)}"><code>${method} ${text(path)}</code></a>`;
    return `<li id="${of}">${way} ${renderInline(title)}</li>`;
  });
  const heading = `<h3 id="${id}"><a href="${HOME}/operations/${tag}">${text(tag)}<span class="sr-only"> in full</span></a> ${anchor(id, tag)}</h3>`;
  return `<section aria-labelledby="${id}">${heading}<p>${renderInline(description)}</p><ul class="statuses">${lines.join('')}</ul></section>`;
}

/** Full documentation of a group's operations. */
export const groupHtml = ({ operations }: GroupDoc, types: ReadonlySet<string>): string =>
  operations.map((operation) => operationHtml(operation, types)).join('');

function operationHtml(operation: OperationDoc, types: ReadonlySet<string>): string {
  const { id, method, path, summary, body, answer, example } = operation;
  const name = `${method} ${path}`;
  const way = `<span class="method">${method}</span> ${text(path).replaceAll('/', '/<wbr>')}`;
  return [
    `<article aria-labelledby="${id}"><h2 id="${id}"><code>${way}</code> ${anchor(id, name)}</h2>`,
    `<p>${renderInline(summary)}</p>`,
    factsHtml(operation),
    parametersHtml(operation),
    body === undefined ? '' : `<h3>Body</h3>${codeBlock(body, linked(body, types), `body of ${id}`)}`,
    answer === 'unknown'
      ? ''
      : `<h3>Answer</h3>${codeBlock(answer, linked(answer, types), `answer of ${id}`)}`,
    statusesHtml(operation),
    example ? exampleHtml(id, example) : '',
    '</article>',
  ].join('');
}

function factsHtml({ access, scopes, limit }: OperationDoc): string {
  const facts: readonly (readonly [string, string])[] = [
    ['For', ACCESS[access]],
    ...(scopes ? [['Scopes', scopes] as const] : []),
    ...(limit ? [['Limit', limit] as const] : []),
  ];
  return `<dl class="facts">${facts.map(([word, is]) => `<div><dt>${word}</dt><dd>${text(is)}</dd></div>`).join('')}</dl>`;
}

function parametersHtml({ parameters }: OperationDoc): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, where, type, isRequired, text: words }) =>
      `<div><dt><code>${text(name)}</code> <span class="muted">${where}${isRequired ? '' : ', optional'}, <code>${text(type)}</code></span></dt><dd>${renderInline(words)}</dd></div>`,
  );
  return `<h3>Parameters</h3><dl class="words">${rows.join('')}</dl>`;
}

function statusesHtml({ statuses }: OperationDoc): string {
  const rows = statuses.map(({ status, codes }) => {
    const words = codes.map((code) =>
      code.includes(' ')
        ? `<a href="${HOME}#rules-refusals">${text(code)}</a>`
        : `<a href="${HOME}#${code}">${code}</a>`,
    );
    return `<li><strong>${status}</strong> ${words.join(', ') || (status === '304' ? 'as you know it' : 'done')}</li>`;
  });
  return `<details><summary>Statuses and problems</summary><ul class="statuses">${rows.join('')}</ul></details>`;
}

function exampleHtml(id: string, { request, answer }: NonNullable<OperationDoc['example']>): string {
  return `<details><summary>Example</summary>${codeBlock(request, undefined, `request of ${id}`)}${codeBlock(answer, undefined, `example of ${id}`)}</details>`;
}

/** The text of a type, with links to the other types it names. */
const linked = (type: string, types: ReadonlySet<string>): string =>
  colourCode(type.replaceAll('`', ''), (name) => (types.has(name) ? `${TYPES_PAGE}#${name}` : undefined));

/** Every named type, each with its own anchor. */
export function typesHtml(all: readonly TypeDoc[]): string {
  const names = new Set(all.map(({ name }) => name));
  const entries = all.map(
    ({ name, text: words, type }) =>
      `<article aria-labelledby="${name}"><h2 id="${name}"><code>${name}</code> ${anchor(name, name)}</h2><p>${renderInline(words)}</p>${codeBlock(type, linked(type, names), name)}</article>`,
  );
  return entries.join('');
}

/** One group of problems: code, status, cause and remedy. */
export function curesHtml([title, cures]: readonly [string, Cures]): string {
  const entries = Object.entries(PROBLEMS).flatMap(([code, { status }]) => {
    const found = Object.entries(cures).find(([name]) => name === code)?.[1];
    if (!found) return [];
    const [cause, cure] = found;
    return `<div id="${code}"><dt><code>${status} ${code}</code> ${anchor(code, code)}</dt><dd>${renderInline(cause)} <strong>${renderInline(cure)}</strong></dd></div>`;
  });
  return `<h3>${text(title)}</h3><dl class="words">${entries.join('')}</dl>`;
}

/** Rule refusals with their messages. */
export function refusalsHtml(codes: readonly RefusalDoc[]): string {
  const entries = codes.map(
    ({ code, text: words }) =>
      `<div id="${code}"><dt><code>${code}</code> ${anchor(code, code)}</dt><dd>${text(words)}</dd></div>`,
  );
  return `<dl class="words">${entries.join('')}</dl>`;
}
