/** Operations, types and refusals by the rules, as the document at /api/openapi.json describes them. */
import 'server-only';
import { PUBLIC_GROUPS } from '@/app/api/_openapi/contracts';
import { exampleOf, type ApiExample } from '@/app/api/_openapi/example-of';
import { asObject, memberAt } from '@/app/api/_openapi/json-object';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { typeText } from '@/app/api/_openapi/type-text';
import { escapeMarkup as text } from '@/lib/game/drawing/escape';
import { refusalSentences } from '@/lib/game/wording/refusals';
import { takesAccessTokens } from '@/lib/platform/http/access';
import { isLook, type Contract } from '@/lib/platform/http/contract';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { limitOf } from '@/lib/platform/http/open-headers';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { colourCode } from './code-colours';
import { codeBlock, definition, heading, plainText, renderInline, type Entry, type DocPart } from './render';

const ACCESS: Readonly<Record<Contract['access'], string>> = {
  anyone: 'Anyone',
  'anyone-or-seat': 'Anyone; a token shows more',
  seat: 'A seat’s token, or an access token',
  person: 'An access token',
  scheduler: 'The scheduler',
  operator: 'The operator',
};
const TYPES_PAGE = '/api-docs/types';
/** Layout for types with their members' descriptions. */
const TOLD = { indent: '', hasComments: true };

const schemas = () => asObject(memberAt(openapiDocument(), 'components', 'schemas'));

/** The groups of operations. */
export const operationParts = (): readonly DocPart[] =>
  PUBLIC_GROUPS.map(({ tag, description, contracts }) => ({
    title: tag,
    href: `/api-docs/operations/${tag}`,
    about: `<p>${renderInline(description)}</p>`,
    entries: contracts.map(operationEntry),
  }));

function operationEntry(contract: Contract): Entry {
  const { id, method, path, summary, status, media = 'application/json' } = contract;
  const operation = memberAt(openapiDocument(), 'paths', path, method.toLowerCase());
  const answer = memberAt(operation, 'responses', String(status), 'content', media, 'schema');
  const title = String(memberAt(operation, 'summary'));
  const more = summary.startsWith(`${title}.`) ? summary.slice(title.length + 1) : summary;
  const way = `<span class="method">${method}</span> ${text(path).replaceAll('/', '/<wbr>')}`;
  const html = [
    heading(2, id, renderInline(title), id),
    `<p><code>${way}</code></p>${more && `<p>${renderInline(more)}</p>`}`,
    factsHtml(contract),
    parametersHtml(memberAt(operation, 'parameters')),
    schemaHtml('Body', id, memberAt(operation, 'requestBody', 'content', 'application/json', 'schema')),
    schemaHtml('Answer', id, answer),
    statusesHtml(memberAt(operation, 'responses')),
  ].join('');
  return {
    id,
    title: renderInline(title),
    html: `<article aria-labelledby="${id}">${html}${exampleHtml(contract, exampleOf(contract))}</article>`,
    text: plainText(html),
  };
}

function factsHtml(contract: Contract): string {
  const limit = limitOf(contract);
  const facts = {
    For: ACCESS[contract.access],
    Scopes: scopesOf(contract),
    Limit: limit && `${LIMITS[limit].most} in ${LIMITS[limit].spanS} s for one ${LIMITS[limit].counts}`,
  };
  const rows = Object.entries(facts).filter(([, is]) => is);
  return `<dl class="facts">${rows.map(([word, is]) => `<div><dt>${word}</dt><dd>${is}</dd></div>`).join('')}</dl>`;
}

function scopesOf(contract: Contract): string {
  if (!takesAccessTokens(contract)) return '';
  if (contract.anyScope || isLook(contract)) return 'read, table, all';
  return contract.isMove ? 'table, all' : 'all';
}

function parametersHtml(parameters: unknown): string {
  if (!Array.isArray(parameters) || parameters.length === 0) return '';
  const rows = parameters.map(asObject).map(({ name, in: where, schema, required, description = '' }) => {
    const type = `${String(where)}${required === true ? '' : ', optional'}, <code>${text(typeText(schema))}</code>`;
    return `<div><dt><code>${text(String(name))}</code> <span class="muted">${type}</span></dt><dd>${renderInline(String(description))}</dd></div>`;
  });
  return `<h3>Parameters</h3><dl class="words">${rows.join('')}</dl>`;
}

/** A body or an answer. The types that it consists of are written out here. */
function schemaHtml(title: string, id: string, schema: unknown): string {
  const type = typeText(schema, TOLD);
  if (type === 'unknown') return '';
  const { anyOf = [], items } = asObject(schema);
  const own = [schema, items, ...(Array.isArray(anyOf) ? anyOf : [])]
    .map((each) => String(asObject(each).$ref).replace('#/components/schemas/', ''))
    .filter((name) => name in schemas());
  const types = own.map((name) => `type ${name} = ${typeText(schemas()[name], TOLD)}`);
  const all = [type, ...types].join('\n\n');
  return `<h3>${title}</h3>${codeBlock(all, linked(all), `${title.toLowerCase()} of ${id}`)}`;
}

/** The text of a type, with links to the other types it names. */
const linked = (type: string): string =>
  colourCode(type.replaceAll('`', ''), (name) => (name in schemas() ? `${TYPES_PAGE}#${name}` : undefined));

function statusesHtml(responses: unknown): string {
  const rows = Object.entries(asObject(responses)).map(([status, response]) => {
    const [, codes = ''] = /^Codes: (.*)$/.exec(String(asObject(response).description)) ?? [];
    const links = codes
      .split(', ')
      .filter(Boolean)
      .map((code) => `<a href="/api-docs#${code.includes(' ') ? 'rules-refusals' : code}">${text(code)}</a>`);
    return `<li><strong>${status}</strong> ${links.join(', ') || (status === '304' ? 'as you know it' : 'done')}</li>`;
  });
  return `<details><summary>Statuses and problems</summary><ul class="statuses">${rows.join('')}</ul></details>`;
}

function exampleHtml({ id, method }: Contract, example: ApiExample | undefined): string {
  if (!example) return '';
  const toJson = (value: unknown) => JSON.stringify(value, undefined, 2);
  const request = `${method} ${example.address}${example.request ? `\n${toJson(example.request)}` : ''}`;
  return `<details><summary>Example</summary>${codeBlock(request, undefined, `request of ${id}`)}${codeBlock(toJson(example.answer), undefined, `example of ${id}`)}</details>`;
}

/** Every named type. */
export const typesPart = (): DocPart => ({
  title: 'Types of the API',
  href: TYPES_PAGE,
  about:
    '<p>Every named part of <a href="/api/openapi.json">/api/openapi.json</a>, as TypeScript. <a href="/api-docs/types.ts">types.ts</a> has them all in one file.</p>',
  entries: Object.entries(schemas()).map(([name, schema]) => {
    const html = [
      heading(2, name, `<code>${name}</code>`, name),
      `<p>${renderInline(String(asObject(schema).description ?? ''))}</p>`,
      codeBlock(typeText(schema, TOLD), linked(typeText(schema, TOLD)), name),
    ].join('');
    const article = `<article aria-labelledby="${name}">${html}</article>`;
    return { id: name, title: `<code>${name}</code>`, html: article, text: plainText(html) };
  }),
});

/** Why the rules refuse commands. */
export const refusals = (): DocPart => ({
  title: 'Refusals by the rules',
  href: '/api-docs#rules-refusals',
  entries: refusalSentences(wordingOf('en')).map(({ code, sentence }) =>
    definition(code, `<code>${code}</code>`, text(sentence)),
  ),
});
