import 'server-only';
import type { Contract } from '@/lib/platform/http/contract';
import { asObject } from '@/app/api/_openapi/as-object';
import { PUBLIC_GROUPS } from '@/app/api/_openapi/contracts';
import { exampleOf } from '@/app/api/_openapi/example-of';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { typeText } from '@/app/api/_openapi/type-text';
import { PROBLEMS } from '@/lib/platform/http/problem';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { refusalSentences } from '@/lib/game/wording/refusals';

/** One operation as the reference page shows it. */
export interface OperationDoc {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly access: Contract['access'];
  /** Of the query, with what each is for. */
  readonly query: readonly { readonly name: string; readonly text: string }[];
  /** As TypeScript says it. */
  readonly body?: string;
  readonly answer: string;
  /** The codes that are its own, beside those that any operation may have. */
  readonly problems: readonly string[];
  /** A request and its answer, cut short. */
  readonly example?: string;
}

export interface GroupDoc {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly OperationDoc[];
}

export interface ProblemDoc {
  readonly code: string;
  readonly status: number;
  readonly text: string;
}

interface Reference {
  readonly groups: readonly GroupDoc[];
  readonly problems: readonly ProblemDoc[];
  readonly refusals: readonly ProblemDoc[];
}

let made: Reference | undefined;

/** The reference page's content, read out of the document at /api/openapi.json; made once. */
export function apiReference(): Reference {
  made ??= referenceOf(openapiDocument());
  return made;
}

function referenceOf(document: unknown): Reference {
  const groups = PUBLIC_GROUPS.map(({ tag, description, contracts }) => ({
    tag,
    description,
    operations: contracts.map((contract) =>
      operationDoc(contract, at(document, ['paths', contract.path, contract.method.toLowerCase()])),
    ),
  }));
  const problems = Object.entries(PROBLEMS).map(([code, { status, title }]) => ({
    code,
    status,
    text: title,
  }));
  const refusals = refusalSentences(wordingOf('en')).map(({ code, sentence }) => ({
    code,
    status: 422,
    text: sentence,
  }));
  return { groups, problems, refusals };
}

function operationDoc(contract: Contract, operation: unknown): OperationDoc {
  const { id, method, path, summary, access, status, problems, rules } = contract;
  const request = at(operation, ['requestBody', 'content', 'application/json', 'schema']);
  const answer = at(operation, ['responses', String(status), 'content', 'application/json', 'schema']);
  const example = exampleText(contract);
  return {
    id,
    method,
    path,
    summary,
    access,
    query: queryOf(at(operation, ['parameters'])),
    ...(request === undefined ? {} : { body: typeText(request) }),
    answer: answer === undefined ? 'text' : shortened(typeText(answer), MAX_TYPE),
    problems: [...problems, ...(rules ? ['any of the rules'] : [])],
    ...(example === undefined ? {} : { example }),
  };
}

function queryOf(parameters: unknown): { name: string; text: string }[] {
  if (!Array.isArray(parameters)) return [];
  return parameters
    .map(asObject)
    .flatMap(({ name, in: where, description = '' }) =>
      where === 'query' ? [{ name: String(name), text: String(description) }] : [],
    );
}

const MAX_TYPE = 360;
const MAX_SHOWN = 120;

/** What was sent and what came, in two lines. */
function exampleText(contract: Contract): string | undefined {
  const example = exampleOf(contract);
  if (!example) return undefined;
  const { address, request, answer } = example;
  const sent = request === undefined ? '' : ` ${shortened(JSON.stringify(request), MAX_SHOWN)}`;
  return `${contract.method} ${address}${sent}\n${shortened(JSON.stringify(answer), MAX_SHOWN)}`;
}

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)} …` : text;

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => asObject(inner)[key], value);
}
